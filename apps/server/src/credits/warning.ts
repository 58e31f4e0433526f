/** Tells a company that its credits run out: its systems each time, its Admins by mail at most once a day. */

import { lowMark } from '@mavendoc/contract';
import type { Language } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { layOut } from '../platform/mail/layout.ts';
import type { MailContent } from '../platform/mail/layout.ts';
import type { Platform } from '../platform/platform.ts';
import type { WebhookEvent } from '../webhooks/service.ts';
import type { Account } from './store.ts';

export type Tell = (tx: Tx, empresaId: string, event: WebhookEvent) => Promise<void>;

type Words = Pick<MailContent, 'subject' | 'paragraphs' | 'footer'> & { readonly link: string };

const FOOTER = {
  pt: 'Enviamos este aviso aos Admins da empresa, no máximo uma vez por dia.',
  en: 'We send this notice to the Admins of the company, at most once a day.',
};

const WORDS: Readonly<Record<Language, (balance: number) => Words>> = {
  pt: (balance) => ({
    subject: balance === 0 ? 'Os créditos da empresa acabaram' : 'Os créditos da empresa estão acabando',
    paragraphs: [
      balance === 0
        ? 'Novos documentos esperam na fila até que haja créditos; nada se perde e nada é cobrado enquanto isso.'
        : `Restam ${balance} créditos: um por página. Quando acabarem, novos documentos esperam na fila.`,
    ],
    link: 'Ver os planos',
    footer: FOOTER.pt,
  }),
  en: (balance) => ({
    subject: balance === 0 ? 'The credits of the company are used up' : 'The credits of the company run out',
    paragraphs: [
      balance === 0
        ? 'New documents wait in the queue until there are credits; nothing is lost and nothing charged meanwhile.'
        : `${balance} credits are left: one a page. When they are used up, new documents wait in the queue.`,
    ],
    link: 'See the plans',
    footer: FOOTER.en,
  }),
};

/** Called under the lock of the account, with the balance before and after one debit. */
export async function warnIfLow(
  platform: Platform,
  tell: Tell,
  tx: Tx,
  empresaId: string,
  { balance: before, plan }: Account,
  balance: number,
): Promise<void> {
  const mark = lowMark(plan);
  if (balance > 0 && (before < mark || balance >= mark)) return;
  const type = balance === 0 ? 'credits.out' : 'credits.low';
  await tell(tx, empresaId, { type, balance });
  if (await wasWarnedToday(tx, empresaId, type)) return;
  await mailAdmins(platform, tx, balance);
  await platform.audit.record(tx, {
    empresaId,
    actorId: null,
    actor: 'system',
    action: type,
    target: `company:${empresaId}`,
    detail: { balance },
    ip: '',
  });
}

async function wasWarnedToday(tx: Tx, empresaId: string, action: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from audit_log where empresa_id = ${empresaId} and action = ${action}
      and at > now() - interval '1 day' limit 1`);
  return rowCount === 1;
}

async function mailAdmins({ mailer, config }: Platform, tx: Tx, balance: number): Promise<void> {
  const { rows } = await tx.execute<{ email: string; language: Language }>(
    sql`select email, language from users where active and profile = 1 order by id`,
  );
  const url = `${config.publicUrl}${config.basePath}/plans`;
  for (const { email, language } of rows) {
    const { link, ...words } = WORDS[language](balance);
    await mailer.send(tx, layOut({ to: email, language, ...words, link: { label: link, url } }));
  }
}
