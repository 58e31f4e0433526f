import { auth } from './auth.ts';
import { common } from './common.ts';
import { documents } from './documents.ts';

export const en = { ...common, auth, documents } as const;
