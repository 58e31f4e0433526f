/** Users of a company: who they are, what an Admin may change of them, and how they leave. */

import { PROFILE } from '@mavendoc/contract';
import type { Language, Profile, users as wire } from '@mavendoc/contract';
import { emailKey } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import { isDuplicate, withinTenant } from '../platform/database/database.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { PROFILE_NAMES } from '../sessions/service.ts';
import type { SessionService } from '../sessions/service.ts';
import { invitationMail } from './mails.ts';
import { companyNameFromEmail, nameFromEmail } from './names.ts';
import * as store from './store.ts';
import type { UserRow } from './store.ts';

export type { UserRow } from './store.ts';

/** Who does it, and from where. */
export type Actor = Who & { readonly ip: string };

type Fields = Pick<wire.User, 'nome' | 'email' | 'maxCredits'> & {
  readonly perfil: { readonly id: Profile };
};
export interface UserService {
  /** The active user with this e-mail; platform role. */
  findActive(tx: Tx, email: string): Promise<UserRow | null>;
  find(tx: Tx, id: string): Promise<UserRow | null>;
  change(tx: Tx, id: string, fields: Partial<UserRow>): Promise<UserRow>;
  /** A company with its first Admin, for a verified e-mail; platform role. */
  register(
    tx: Tx,
    email: string,
    language: Language,
    ip: string,
  ): Promise<{ user: UserRow; company: CompanyRow }>;
  /** Somebody new whom the company's own sign-in provider vouches for: an Operator. */
  join(company: CompanyRow, email: string, language: Language): Promise<UserRow>;
  myInfo(who: Who): Promise<wire.MyInfo>;
  list(empresaId: string): Promise<wire.User[]>;
  search(
    empresaId: string,
    query: { page: number; size: number; text: string },
  ): Promise<{ records: wire.User[]; totalRecords: number; pageSize: number }>;
  create(actor: Actor, fields: Fields, language: Language): Promise<wire.User>;
  update(
    actor: Actor,
    fields: Fields & { readonly id: string; readonly ativo?: boolean | undefined },
  ): Promise<wire.User>;
  deactivate(actor: Actor, id: string): Promise<void>;
  /** Throws `lastAdmin` when others would be left without an Admin. */
  refuseLastAdmin(tx: Tx, who: Who): Promise<void>;
  /** Deletes the own account; the company of a last user is closed. Platform role. */
  leave(tx: Tx, actor: Actor): Promise<void>;
}

export interface UserHooks {
  /** A company was made: gives it its trial, in a transaction of that company. */
  readonly onCompanyCreated: (tx: Tx, empresaId: string) => Promise<void>;
  /** A cap was changed: what waits for credits may be affordable now. Same transaction. */
  readonly onCapChanged: (tx: Tx, empresaId: string) => Promise<void>;
}

export function userService(
  platform: Platform,
  companies: CompanyService,
  sessions: SessionService,
  hooks: UserHooks,
): UserService {
  const { db, audit, config, mailer } = platform;

  const record = async (tx: Tx, actor: Actor, action: string, id: string, detail = {}): Promise<void> => {
    const { empresaId, userId: actorId, email, ip } = actor;
    await audit.record(tx, { empresaId, actorId, actor: email, action, target: `user:${id}`, detail, ip });
  };
  const inviteByMail = async (tx: Tx, user: UserRow): Promise<void> => {
    const company = await companies.find(tx, user.empresaId);
    await mailer.send(
      tx,
      invitationMail({
        to: user.email,
        language: user.language,
        companyName: company?.name ?? 'MavenDoc',
        signInUrl: `${config.publicUrl}${config.basePath}/auth`,
      }),
    );
  };

  return {
    findActive: async (tx, email) => await store.findActiveByEmail(tx, emailKey(email)),
    find: store.findUser,
    change: store.changeUser,
    async register(tx, email, language, ip) {
      const company = await companies.create(tx, companyNameFromEmail(email));
      const user = await store.insertUser(tx, {
        empresaId: company.id,
        name: nameFromEmail(email),
        email,
        emailKey: emailKey(email),
        profile: PROFILE.admin,
        maxCredits: 0,
        language,
      });
      await withinTenant(tx, company.id, async () => {
        await hooks.onCompanyCreated(tx, company.id);
        await audit.record(tx, {
          empresaId: company.id,
          actorId: user.id,
          actor: email,
          action: 'company.created',
          target: `company:${company.id}`,
          ip,
        });
      });
      return { user, company };
    },
    async join(company, email, language) {
      return await db.inTenant(company.id, async (tx) => {
        const user = await store.insertUser(tx, {
          empresaId: company.id,
          name: nameFromEmail(email),
          email,
          emailKey: emailKey(email),
          profile: PROFILE.operator,
          maxCredits: 0,
          language,
        });
        await audit.record(tx, {
          empresaId: company.id,
          actorId: user.id,
          actor: email,
          action: 'user.joined',
          target: `user:${user.id}`,
          ip: 'provider',
        });
        return user;
      });
    },
    async myInfo(who) {
      return await db.inTenant(who.empresaId, async (tx) => {
        const user = await mustFind(tx, who.userId);
        const company = await companies.find(tx, who.empresaId);
        if (company === null) throw new AppError('notFound');
        const { planName, ...access } = companies.planAccess(company);
        return {
          id: user.id,
          nome: user.name,
          email: user.email,
          profile: user.profile,
          perfil: profileOf(user),
          empresa: { id: company.id, nome: company.name },
          ...(planName === undefined ? {} : { planName }),
          ...access,
          maxCredits: user.maxCredits,
          hasPassword: user.passwordHash !== null,
          mustChangePassword: who.mustChangePassword,
        };
      });
    },
    list: async (empresaId) =>
      await db.inTenant(empresaId, async (tx) => (await store.allUsers(tx)).map(toWire)),
    async search(empresaId, query) {
      return await db.inTenant(empresaId, async (tx) => {
        const { rows, total } = await store.searchUsers(tx, query);
        return { records: rows.map(toWire), totalRecords: total, pageSize: query.size };
      });
    },
    async create(actor, fields, language) {
      return await unlessTaken(
        db.inTenant(actor.empresaId, async (tx) => {
          await refuseTooManyCredits(tx, actor, fields.maxCredits);
          const user = await store.insertUser(tx, {
            empresaId: actor.empresaId,
            language,
            ...columns(fields),
          });
          await inviteByMail(tx, user);
          await record(tx, actor, 'user.created', user.id, {
            profile: user.profile,
            maxCredits: user.maxCredits,
          });
          return toWire(user);
        }),
      );
    },
    async update(actor, fields) {
      if (fields.id === actor.userId) throw new AppError('cannotEditSelf');
      return await unlessTaken(
        db.inTenant(actor.empresaId, async (tx) => {
          const before = await mustFind(tx, fields.id);
          await refuseTooManyCredits(tx, actor, fields.maxCredits);
          const active = fields.ativo ?? before.active;
          const deactivatedAt = active ? null : (before.deactivatedAt ?? new Date());
          const after = await store.changeUser(tx, before.id, { ...columns(fields), active, deactivatedAt });
          if (after.maxCredits !== before.maxCredits) await hooks.onCapChanged(tx, actor.empresaId);
          // what the person may do, or who it is, has changed: it signs in anew
          if (after.profile !== before.profile || after.emailKey !== before.emailKey || !active) {
            await sessions.endAll(tx, after.id, null);
          }
          await record(tx, actor, 'user.updated', after.id, {
            profile: after.profile,
            maxCredits: after.maxCredits,
            active,
            emailChanged: after.emailKey !== before.emailKey,
          });
          return toWire(after);
        }),
      );
    },
    async deactivate(actor, id) {
      await db.inTenant(actor.empresaId, async (tx) => {
        const counts = await store.countActive(tx, actor.empresaId);
        const user = await mustFind(tx, id);
        if (user.active && counts.users <= 1) throw new AppError('lastUser');
        if (id === actor.userId) throw new AppError('cannotDeleteSelf');
        await deactivateRow(tx, sessions, id);
        await record(tx, actor, 'user.deactivated', id);
      });
    },
    refuseLastAdmin: async (tx, who) => {
      await refuseLastAdmin(tx, who);
    },
    async leave(tx, actor) {
      const { users } = await refuseLastAdmin(tx, actor);
      await deactivateRow(tx, sessions, actor.userId);
      await record(tx, actor, 'user.left', actor.userId);
      if (users <= 1) await companies.setDisabled(tx, actor.empresaId, true);
    },
  };
}

async function mustFind(tx: Tx, id: string): Promise<UserRow> {
  const row = await store.findUser(tx, id);
  if (row === null) throw new AppError('notFound');
  return row;
}

async function deactivateRow(tx: Tx, sessions: SessionService, id: string): Promise<void> {
  await store.changeUser(tx, id, {
    active: false,
    deactivatedAt: new Date(),
    passwordHash: null,
    mailedPasswordHash: null,
    mailedPasswordExpiresAt: null,
  });
  await sessions.endAll(tx, id, null);
}

async function refuseLastAdmin(tx: Tx, who: Who): Promise<store.ActiveCounts> {
  const counts = await store.countActive(tx, who.empresaId);
  const isLastAdmin = who.profile === PROFILE.admin && counts.admins <= 1;
  if (isLastAdmin && counts.users > 1) throw new AppError('lastAdmin');
  return counts;
}

/** A capped Admin can't give more than it has; a cap of 0 is none. */
async function refuseTooManyCredits(tx: Tx, actor: Actor, maxCredits: number): Promise<void> {
  const own = (await store.findUser(tx, actor.userId))?.maxCredits ?? 0;
  if (own > 0 && maxCredits > own) throw new AppError('maxCreditsExceeded');
}

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('emailInUse', { cause: error });
    throw error;
  }
}

const columns = ({ nome, email, perfil, maxCredits }: Fields) => ({
  name: nome,
  email,
  emailKey: emailKey(email),
  profile: perfil.id,
  maxCredits,
});

const profileOf = ({ profile }: UserRow) => ({ id: profile, nome: PROFILE_NAMES[profile] });

const toWire = (row: UserRow): wire.User => ({
  id: row.id,
  nome: row.name,
  email: row.email,
  perfil: profileOf(row),
  maxCredits: row.maxCredits,
  ativo: row.active,
  createdAt: row.createdAt.toISOString(),
});
