/** A user as the database has it, and as it leaves. */

import type { Profile, users as wire } from '@mavendoc/contract';
import { emailKey } from '../codes/service.ts';
import { AppError } from '../platform/errors.ts';
import { isDuplicate } from '../platform/database/database.ts';
import type { Tx } from '../platform/database/database.ts';
import { PROFILE_NAMES } from '../sessions/service.ts';
import * as store from './store.ts';
import type { UserRow } from './store.ts';

/** What an Admin writes of a user; nothing else that a request holds gets here. */
export type Fields = Pick<wire.User, 'nome' | 'email' | 'maxCredits'> & {
  readonly perfil: { readonly id: Profile };
};

export const columns = ({ nome, email, perfil, maxCredits }: Fields) => ({
  name: nome,
  email,
  emailKey: emailKey(email),
  profile: perfil.id,
  maxCredits,
});

export const profileOf = ({ profile }: UserRow) => ({ id: profile, nome: PROFILE_NAMES[profile] });

export const toWire = (row: UserRow): wire.User => ({
  id: row.id,
  nome: row.name,
  email: row.email,
  perfil: profileOf(row),
  maxCredits: row.maxCredits,
  ativo: row.active,
  createdAt: row.createdAt.toISOString(),
  mailStatus: row.mailStatus,
});

/** @throws notFound */
export async function mustFind(tx: Tx, id: string): Promise<UserRow> {
  const row = await store.findUser(tx, id);
  if (row === null) throw new AppError('notFound');
  return row;
}

/** @throws emailInUse */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('emailInUse', { cause: error });
    throw error;
  }
}
