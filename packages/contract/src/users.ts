/** The signed-in user and the users of a company (product.md sections 3, 5 and 7). */

import { z } from 'zod';
import { mailStatus } from './auth.ts';
import { code, done, email, id, idParams, instant, pageQuery, password, personName } from './fields.ts';
import { PROFILE } from './permissions.ts';
import { LEVELS, STYLES } from './removal.ts';
import { defineRoute } from './route.ts';

const profileId = z.literal([PROFILE.admin, PROFILE.operator, PROFILE.manager], 'fillFields');

const perfil = z.object({ id: profileId, nome: z.string() });

export const myInfo = z.object({
  id,
  nome: z.string(),
  email: z.string(),
  profile: profileId,
  perfil,
  empresa: z.object({ id, nome: z.string() }),
  planName: z.string().optional(),
  ssoAccess: z.boolean(),
  apiAccess: z.boolean(),
  /** Monthly cap in pages; 0: none of its own. */
  maxCredits: z.number().int(),
  /** How the company wants data removed, unless somebody chooses otherwise. */
  removalStyle: z.enum(STYLES),
  removalLevel: z.enum(LEVELS),
  /** Whether a removal waits until a second person has approved it. */
  secondApprover: z.boolean(),
  hasPassword: z.boolean(),
  /** After a sign-in with a mailed password: every other call is refused until PUT /users/password. */
  mustChangePassword: z.boolean(),
});
export type MyInfo = z.output<typeof myInfo>;

export const getMyInfo = defineRoute({
  method: 'GET',
  path: '/users/myinfo',
  summary: 'The signed-in user, its company and what its plan allows.',
  access: 'session',
  answer: myInfo,
  errors: ['unauthenticated'],
});

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/users/password',
  summary: 'Sets the own password; the present one is asked for when there is one that was chosen.',
  access: 'session',
  body: z.object({ current: z.string().max(128).optional(), password }),
  answer: done,
  errors: [
    'unauthenticated',
    'invalidPassword',
    'commonPassword',
    'wrongPassword',
    'reauthenticationRequired',
    'serverBusy',
    'tooManyRequests',
  ],
});

export const user = z.object({
  id,
  nome: z.string(),
  email: z.string(),
  perfil,
  maxCredits: z.number().int(),
  ativo: z.boolean(),
  createdAt: instant,
  /** What became of the last mail to this user; null when none was sent yet. */
  mailStatus: mailStatus.nullable(),
});
export type User = z.output<typeof user>;

const userFields = {
  nome: personName,
  email,
  perfil: z.object({ id: profileId }).default({ id: PROFILE.operator }),
  maxCredits: z.number('invalidMaxCredits').int('invalidMaxCredits').min(0, 'invalidMaxCredits').default(0),
};

export const listUsers = defineRoute({
  method: 'GET',
  path: '/users',
  summary: 'All users of the company, active and inactive, by name.',
  access: 'session',
  permission: 'users',
  answer: z.array(user),
  errors: ['unauthenticated', 'accessDenied'],
});

export const searchUsers = defineRoute({
  method: 'GET',
  path: '/users/search',
  summary: 'A page of the users of the company whose name or e-mail holds the text.',
  access: 'session',
  permission: 'users',
  query: pageQuery.extend({ text: z.string().max(320).default('') }),
  answer: z.object({
    records: z.array(user),
    totalRecords: z.number().int(),
    pageSize: z.number().int(),
    /** Of the whole company, whatever was searched for. */
    activeUsers: z.number().int(),
  }),
  errors: ['unauthenticated', 'accessDenied'],
});

export const createUser = defineRoute({
  method: 'POST',
  path: '/users',
  summary: 'Adds a user and invites it by mail.',
  access: 'session',
  permission: 'users',
  body: z.object(userFields),
  answer: user,
  errors: [
    'fillFields',
    'invalidName',
    'invalidEmail',
    'invalidMaxCredits',
    'maxCreditsExceeded',
    'emailInUse',
    'reauthenticationRequired',
  ],
});

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/users',
  summary:
    'Changes a user. `ativo` true takes a deactivated user back. Another e-mail and making an Admin ask for a recent sign-in.',
  access: 'session',
  permission: 'users',
  body: z.object({ id, ...userFields, ativo: z.boolean().optional() }),
  answer: user,
  errors: [
    'fillFields',
    'invalidName',
    'invalidEmail',
    'invalidMaxCredits',
    'maxCreditsExceeded',
    'emailInUse',
    'cannotEditSelf',
    'approverMissing',
    'reauthenticationRequired',
    'notFound',
  ],
});

export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/users/{id}',
  summary: 'Deactivates a user: its sessions and integration keys end, its history stays.',
  access: 'session',
  permission: 'users',
  params: idParams,
  answer: done,
  errors: ['cannotDeleteSelf', 'lastUser', 'approverMissing', 'notFound'],
});

export const inviteAgain = defineRoute({
  method: 'POST',
  path: '/users/{id}/invitation',
  summary: 'Mails the invitation again, as after a wrong address was put right.',
  access: 'session',
  permission: 'users',
  params: idParams,
  answer: done,
  errors: ['notFound', 'tooManyRequests'],
});

export const endUserSessions = defineRoute({
  method: 'DELETE',
  path: '/users/{id}/sessions',
  summary: 'Signs a user of the company out everywhere.',
  access: 'session',
  permission: 'users',
  params: idParams,
  answer: done,
  errors: ['notFound'],
});

export const deleteAccountStep1 = defineRoute({
  method: 'DELETE',
  path: '/users/delete-account-step1',
  summary: 'Mails the six digits that confirm the deletion of the own account.',
  access: 'session',
  answer: done,
  errors: ['unauthenticated', 'lastAdmin', 'tooManyRequests'],
});

export const deleteAccountStep2 = defineRoute({
  method: 'POST',
  path: '/users/delete-account-step2',
  summary: 'Deletes the own account.',
  access: 'session',
  bodyEncoding: 'form',
  body: z.object({ code }),
  answer: done,
  errors: ['unauthenticated', 'invalidCodeFormat', 'invalidCode', 'expiredCode', 'lastAdmin'],
});
