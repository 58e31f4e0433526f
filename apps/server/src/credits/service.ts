/**
 * Credits: an append-only ledger whose sum is the balance. Each change locks the company's account row, so debits come one
 * after the other, and a check in the database refuses a balance below zero. Entries with a key are written once only.
 */

import { CREDITS, PLANS, stoppedPagesADay } from '@mavendoc/contract';
import type { PlanId, credits as wire } from '@mavendoc/contract';
import { z } from 'zod';
import type { Database, Tx } from '../platform/database/database.ts';
import { readIn } from '../platform/database/reading.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './store.ts';
import type { Account, Standing } from './store.ts';
import { warnIfLow } from './warning.ts';
import type { Tell } from './warning.ts';

/** Opening the same file again is free for so long. */
const FREE_REOPEN_MINUTES = 30;

const renewJob = defineJob({ name: 'credits.renew', data: z.object({}) });

/** `none`: nothing is left (status 5); `short`: something, but less than it takes (status 4). */
type Debit = 'charged' | 'already' | 'none' | 'short';

interface Charge {
  readonly empresaId: string;
  readonly userId: string;
  readonly fileId: string;
}

export interface CreditService {
  /** The account of a new company and its free trial; tenant or platform role. */
  grantTrial(tx: Tx, empresaId: string): Promise<void>;
  read(empresaId: string, userId: string): Promise<wire.Credits>;
  /** What the user may still use: own cap and company balance together. */
  available(tx: Tx, empresaId: string, userId: string): Promise<number>;
  /** Charges the pages of a file once, however often it is called with the same `round`. */
  debitPages(tx: Tx, charge: Charge & { readonly pages: number; readonly round: number }): Promise<Debit>;
  /** Gives the pages of that round back; nothing when they were not charged. */
  refundPages(tx: Tx, charge: Charge & { readonly round: number }): Promise<boolean>;
  /** One credit, unless this user opened the file in the last 30 minutes. False: no credit is left. */
  debitOpening(tx: Tx, charge: Charge): Promise<boolean>;
  /** The operator gives credits; tenant role. */
  grantCredits(tx: Tx, empresaId: string, amount: number, note: string): Promise<void>;
  /** The operator changes the plan; the new one's credits come at once and its month begins now. */
  setPlan(empresaId: string, plan: PlanId | null): Promise<void>;
  /** Pages of work that was stopped on purpose: back as far as the company's allowance of the day goes. */
  refundStopped(tx: Tx, charge: Charge & { readonly round: number }): Promise<Stopped>;
  /** Something may be affordable now: a cap was raised. Files that wait for credits are tried again. */
  creditsArrived(tx: Tx, empresaId: string): Promise<void>;
  /** What the job that renews does. */
  renewDue(): Promise<void>;
}

/** `none`: there was no charge; `kept`: the allowance is used up, and the charge stays. */
type Stopped = 'none' | 'refunded' | 'kept';

/** What waits for credits. */
export interface Waiting {
  /** Locks it: before the account, as everywhere (docs/decisions, "Order of locks"). */
  hold(tx: Tx): Promise<void>;
  /** Puts it back to the queue, what came to wait meanwhile too. */
  wake(tx: Tx, empresaId: string): Promise<void>;
}

/**
 * @param waiting woken in the transaction that brings credits
 * @param tell where the company's own systems hear that credits run out
 */
export function creditService(platform: Platform, waiting: Waiting, tell: Tell): CreditService {
  const { db, jobs } = platform;
  const spend = async (tx: Tx, account: Account, entry: store.Entry): Promise<boolean> => {
    if (!(await store.insertEntry(tx, entry))) return false;
    await warnIfLow(platform, tell, tx, entry.empresaId, account, account.balance + entry.amount);
    return true;
  };
  const bring = async (tx: Tx, empresaId: string, credits?: store.Entry): Promise<void> => {
    await waiting.hold(tx);
    await lockedAccount(tx, empresaId);
    if (credits !== undefined) await store.insertEntry(tx, credits);
    await waiting.wake(tx, empresaId);
    await store.noteWoken(tx, empresaId);
  };
  const renewDue = async (): Promise<void> => {
    const due = await db.asPlatform(store.dueCompanies);
    for (const empresaId of due) await db.inTenant(empresaId, async (tx) => await bring(tx, empresaId));
  };
  jobs.handle(renewJob, renewDue);
  jobs.schedule(renewJob, '*/5 * * * *', {});

  return {
    async grantTrial(tx, empresaId) {
      await store.createAccount(tx, empresaId);
      await store.insertEntry(tx, { empresaId, kind: 'trial', amount: CREDITS.trialPages, key: 'trial' });
    },
    read: async (empresaId, userId) => await read(db, empresaId, userId),
    async available(tx, empresaId, userId) {
      const standing = await readIn(tx, store.standingOf(empresaId, userId));
      if (!standing.due) return leftOf(standing);
      await lockedAccount(tx, empresaId);
      return await left(tx, empresaId, userId);
    },
    async debitPages(tx, { pages, round, ...charge }) {
      const account = await lockedAccount(tx, charge.empresaId);
      const key = pagesKey(charge.fileId, round);
      if ((await store.findEntry(tx, charge.empresaId, key)) !== null) return 'already';
      const affordable = await left(tx, charge.empresaId, charge.userId);
      if (affordable < pages) return affordable === 0 ? 'none' : 'short';
      await spend(tx, account, { ...charge, kind: 'pages', amount: -pages, key });
      return 'charged';
    },
    async refundPages(tx, { round, ...charge }) {
      await lockedAccount(tx, charge.empresaId);
      const charged = await store.findEntry(tx, charge.empresaId, pagesKey(charge.fileId, round));
      return charged !== null && (await store.insertEntry(tx, refundOf(charged, charge, round)));
    },
    async refundStopped(tx, { round, ...charge }) {
      const { empresaId, fileId } = charge;
      const { plan } = await lockedAccount(tx, empresaId);
      const charged = await store.findEntry(tx, empresaId, pagesKey(fileId, round));
      if (charged === null) return 'none';
      const stopped = await store.stoppedToday(tx, empresaId);
      if (stopped - charged.amount > stoppedPagesADay(plan)) return 'kept';
      const entry = { ...refundOf(charged, charge, round), note: store.STOPPED };
      return (await store.insertEntry(tx, entry)) ? 'refunded' : 'none';
    },
    async debitOpening(tx, charge) {
      const { empresaId, userId, fileId } = charge;
      const account = await lockedAccount(tx, empresaId);
      if (await store.openedWithin(tx, empresaId, userId, fileId, FREE_REOPEN_MINUTES)) return true;
      if ((await left(tx, empresaId, userId)) < 1) return false;
      return await spend(tx, account, { ...charge, kind: 'open', amount: -1 });
    },
    async grantCredits(tx, empresaId, amount, note) {
      await bring(tx, empresaId, { empresaId, kind: 'grant', amount, note });
    },
    async setPlan(empresaId, plan) {
      await db.asPlatform(async (tx) => {
        const account = await lockedAccount(tx, empresaId);
        if (account.plan === plan) return;
        await lapse(tx, empresaId, account);
        await store.writePlan(tx, empresaId, plan);
        await store.restartMonths(tx, empresaId);
        await grantMonth(tx, empresaId, plan);
      });
      await db.inTenant(empresaId, async (tx) => await bring(tx, empresaId));
    },
    creditsArrived: bring,
    renewDue,
  };
}

const refundOf = (charged: store.Written, charge: Charge, round: number): store.Entry => ({
  ...charge,
  kind: 'refund',
  amount: -charged.amount,
  key: `refund:${charge.fileId}:${round}`,
  refundOf: charged.id,
});

const pagesKey = (fileId: string, round: number): string => `pages:${fileId}:${round}`;

/** Locks nothing, unless a month has ended: the next one is begun first. */
async function read(db: Database, empresaId: string, userId: string): Promise<wire.Credits> {
  const asked = store.standingOf(empresaId, userId);
  const [standing] = await db.read(empresaId, [asked]);
  if (!standing.due) return toWire(standing);
  return await db.inTenant(empresaId, async (tx) => {
    await lockedAccount(tx, empresaId);
    return toWire(await readIn(tx, asked));
  });
}

const toWire = ({ balance, periodEnd, cap, used }: Standing): wire.Credits => ({
  // what is shown is maxCredits − myUsage: it must not promise more than the company has
  maxCredits: cap === 0 ? 0 : Math.min(cap, used + balance),
  myUsage: used,
  currentCredits: balance,
  renewsAt: periodEnd.toISOString(),
});

/** The account in its present month; what the plan gave for the last one and nobody used lapses. */
async function lockedAccount(tx: Tx, empresaId: string): Promise<Account> {
  const account = await store.lockAccount(tx, empresaId);
  if (!account.due) return account;
  await lapse(tx, empresaId, account);
  await store.beginMonth(tx, empresaId);
  await grantMonth(tx, empresaId, account.plan);
  return await store.lockAccount(tx, empresaId);
}

async function lapse(tx: Tx, empresaId: string, account: Account): Promise<void> {
  const unused = Math.min(account.balance, await store.planCreditsLeft(tx, empresaId));
  if (unused > 0) await store.insertEntry(tx, { empresaId, kind: 'lapse', amount: -unused });
}

/** Enterprise credits are agreed one by one: the operator grants them. */
async function grantMonth(tx: Tx, empresaId: string, plan: PlanId | null): Promise<void> {
  const amount = plan === null ? null : PLANS[plan].monthlyCredits;
  if (amount !== null) await store.insertEntry(tx, { empresaId, kind: 'renewal', amount });
}

async function left(tx: Tx, empresaId: string, userId: string): Promise<number> {
  return leftOf(await readIn(tx, store.standingOf(empresaId, userId)));
}

const leftOf = ({ balance, cap, used }: Standing): number =>
  cap === 0 ? balance : Math.max(0, Math.min(balance, cap - used));
