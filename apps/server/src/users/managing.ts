/** What an Admin does with the users of the company. */

import { PROFILE } from '@mavendoc/contract';
import type { Language, users as wire } from '@mavendoc/contract';
import { emailKey } from '../codes/service.ts';
import { signsInElsewhere } from '../company/service.ts';
import type { CompanyService } from '../company/service.ts';
import { revokeKeysOf } from '../integration/service.ts';
import { tellUser } from '../notices/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { requireRecentSignIn } from '../sessions/service.ts';
import type { SessionService } from '../sessions/service.ts';
import { recordOf } from './actor.ts';
import type { Actor } from './actor.ts';
import { changeOf } from './change.ts';
import type { Change } from './change.ts';
import { columns, mustFind, toWire, unlessTaken } from './fields.ts';
import type { Fields } from './fields.ts';
import { asOnlyAdmin, refuseTooFewApprovers } from './keeping.ts';
import { deactivateRow } from './leaving.ts';
import { invitationMail } from './mails.ts';
import * as store from './store.ts';
import type { UserRow } from './store.ts';

export interface Managing {
  create(actor: Actor, fields: Fields, language: Language): Promise<wire.User>;
  update(
    actor: Actor,
    fields: Fields & { readonly id: string; readonly ativo?: boolean | undefined },
  ): Promise<wire.User>;
  deactivate(actor: Actor, id: string): Promise<void>;
  inviteAgain(actor: Actor, id: string): Promise<void>;
  /** Signs a user of the company out everywhere. */
  endSessions(actor: Actor, id: string): Promise<void>;
}

/** Invitations that one user is mailed again. */
const INVITATIONS = { name: 'invitations', limit: 5, windowSeconds: 3600 } as const;

/** Strangers whom a company has us write to in a day; who tries the service out has paid for none of it. */
const STRANGERS = { name: 'mailed-strangers', limit: 5_000, windowSeconds: 86_400 } as const;
const STRANGERS_OF_A_TRIAL = { ...STRANGERS, limit: 100 } as const;

export function managing(
  platform: Platform,
  companies: CompanyService,
  sessions: SessionService,
  onCapChanged: (tx: Tx, empresaId: string) => Promise<void>,
): Managing {
  const { db, config, mailer, throttle } = platform;

  const inviteByMail = async (tx: Tx, actor: Actor, user: UserRow): Promise<void> => {
    const company = await companies.find(tx, user.empresaId);
    // an Admin may always use the mailed code
    const atProvider = company !== null && signsInElsewhere(company) && user.profile !== PROFILE.admin;
    const mail = invitationMail({
      to: user.email,
      language: user.language,
      companyName: company?.name ?? 'MavenDoc',
      signInUrl: atProvider
        ? companies.signInUrls(company.id).people
        : `${config.publicUrl}${config.basePath}/auth`,
      atProvider,
    });
    const about = { user: user.id, company: user.empresaId, inviter: actor.userId };
    await mailer.send(tx, { ...mail, about });
  };

  /** Counts a mail to an address that only the Admin has vouched for. @throws tooManyRequests */
  const refuseTooManyStrangers = async ({ empresaId }: Actor): Promise<void> => {
    const wait = await db.asPlatform(async (tx) => {
      const plan = (await companies.find(tx, empresaId))?.plan ?? null;
      return await throttle.count(tx, plan === null ? STRANGERS_OF_A_TRIAL : STRANGERS, empresaId);
    });
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
  };

  /** What the person may do, or who it is, has changed: it signs in anew, and keys end with the right to make them. */
  const endRights = async (tx: Tx, actor: Actor, id: string, change: Change): Promise<void> => {
    if (change.leaves) return await deactivateRow(platform, tx, sessions, actor, id);
    if (change.profileChanged || change.emailChanged || !change.active) await sessions.endAll(tx, id, null);
    if (change.ceasesAdmin) await revokeKeysOf(platform, tx, actor, id);
  };

  return {
    async create(actor, fields, language) {
      if (fields.perfil.id === PROFILE.admin) requireRecentSignIn(actor);
      await refuseTooManyStrangers(actor);
      return await unlessTaken(
        db.inTenant(actor.empresaId, async (tx) => {
          await refuseTooManyCredits(tx, actor, fields.maxCredits);
          const user = await store.insertUser(tx, {
            empresaId: actor.empresaId,
            language,
            mailStatus: 'pending',
            ...columns(fields),
          });
          await inviteByMail(tx, actor, user);
          const { profile, maxCredits } = user;
          await recordOf(platform, tx, actor, 'user.created', user.id, { profile, maxCredits });
          return toWire(user);
        }),
      );
    },
    async update(actor, fields) {
      if (fields.id === actor.userId) throw new AppError('cannotEditSelf');
      const present = await db.inTenant(actor.empresaId, async (tx) => await mustFind(tx, fields.id));
      // the old address is told of it, and may be another stranger's
      if (emailKey(present.email) !== emailKey(fields.email)) await refuseTooManyStrangers(actor);
      return await unlessTaken(
        db.inTenant(actor.empresaId, async (tx) => {
          const company = await asOnlyAdmin(tx, companies, actor);
          const counts = await store.countActive(tx, company.id);
          const before = await mustFind(tx, fields.id);
          await refuseTooManyCredits(tx, actor, fields.maxCredits);
          const change = changeOf(before, fields);
          if (change.emailChanged || change.becomesAdmin) requireRecentSignIn(actor);
          const after = await store.changeUser(tx, before.id, {
            ...columns(fields),
            ...(change.active ? { active: true, deactivatedAt: null } : {}),
            ...(change.emailChanged ? { mailStatus: null, mailStatusAt: null } : {}),
          });
          await endRights(tx, actor, before.id, change);
          await refuseTooFewApprovers(tx, company, counts);
          if (after.maxCredits !== before.maxCredits) await onCapChanged(tx, actor.empresaId);
          if (change.emailChanged)
            await tellUser(platform, tx, before, { kind: 'email-changed', to: after.email });
          const { active, emailChanged } = change;
          const { profile, maxCredits } = after;
          await recordOf(platform, tx, actor, 'user.updated', after.id, {
            profile,
            maxCredits,
            active,
            emailChanged,
          });
          return toWire({ ...after, active });
        }),
      );
    },
    async deactivate(actor, id) {
      await db.inTenant(actor.empresaId, async (tx) => {
        const company = await asOnlyAdmin(tx, companies, actor);
        const counts = await store.countActive(tx, company.id);
        const user = await mustFind(tx, id);
        if (user.active && counts.users <= 1) throw new AppError('lastUser');
        if (id === actor.userId) throw new AppError('cannotDeleteSelf');
        await deactivateRow(platform, tx, sessions, actor, id);
        await refuseTooFewApprovers(tx, company, counts);
        await recordOf(platform, tx, actor, 'user.deactivated', id);
      });
    },
    async inviteAgain(actor, id) {
      const wait = await db.asPlatform(async (tx) => await throttle.count(tx, INVITATIONS, id));
      if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
      await db.inTenant(actor.empresaId, async (tx) => {
        const user = await mustFind(tx, id);
        if (!user.active) throw new AppError('notFound');
        await store.changeUser(tx, id, { mailStatus: 'pending', mailStatusAt: new Date() });
        await inviteByMail(tx, actor, user);
        await recordOf(platform, tx, actor, 'user.invited-again', id);
      });
    },
    async endSessions(actor, id) {
      await db.inTenant(actor.empresaId, async (tx) => {
        await mustFind(tx, id);
        await sessions.endAll(tx, id, null);
        await recordOf(platform, tx, actor, 'user.sessions-ended', id);
      });
    },
  };
}

/** A capped Admin can't give more than it has; a cap of 0 is none. */
async function refuseTooManyCredits(tx: Tx, actor: Actor, maxCredits: number): Promise<void> {
  const own = (await store.findUser(tx, actor.userId))?.maxCredits ?? 0;
  if (own > 0 && maxCredits > own) throw new AppError('maxCreditsExceeded');
}
