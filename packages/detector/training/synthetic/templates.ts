import { TEMPLATES_EN } from './templates-en.ts';
import { TEMPLATES_EN_MORE } from './templates-en-more.ts';
import { TEMPLATES_PT } from './templates-pt.ts';
import { TEMPLATES_PT_MORE } from './templates-pt-more.ts';

export const PORTUGUESE: readonly string[] = [...TEMPLATES_PT, ...TEMPLATES_PT_MORE];
export const ENGLISH: readonly string[] = [...TEMPLATES_EN, ...TEMPLATES_EN_MORE];
export const TEMPLATES: readonly string[] = [...PORTUGUESE, ...ENGLISH];
