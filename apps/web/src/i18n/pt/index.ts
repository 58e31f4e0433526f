import { auth } from './auth.ts';
import { common } from './common.ts';
import { company } from './company.ts';
import { documents } from './documents.ts';
import { help } from './help.ts';
import { contact, plans } from './pages.ts';
import { profile } from './profile.ts';
import { reports } from './reports.ts';
import { rules } from './rules.ts';
import { users } from './users.ts';
import { viewer } from './viewer.ts';

export const pt = {
  ...common,
  auth,
  company,
  contact,
  documents,
  help,
  plans,
  profile,
  reports,
  rules,
  users,
  viewer,
} as const;
