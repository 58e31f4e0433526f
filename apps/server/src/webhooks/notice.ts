/** Tells the Admins of a company that one of its addresses was switched off. */

import type { Language } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { layOut } from '../platform/mail/layout.ts';
import type { MailContent } from '../platform/mail/layout.ts';
import type { Platform } from '../platform/platform.ts';

type Words = Pick<MailContent, 'subject' | 'paragraphs' | 'footer'> & { readonly link: string };

const WORDS: Readonly<Record<Language, (host: string) => Words>> = {
  pt: (host) => ({
    subject: 'Um webhook foi desligado',
    paragraphs: [
      `O endereço em ${host} não aceita mais os avisos que enviamos, por isso foi desligado.`,
      'Corrija o endereço e ligue-o de novo em Minha empresa; o que não foi entregue está no registro e pode ser reenviado.',
    ],
    link: 'Abrir Minha empresa',
    footer: 'Enviamos este aviso aos Admins da empresa.',
  }),
  en: (host) => ({
    subject: 'A webhook was switched off',
    paragraphs: [
      `The address at ${host} no longer takes what we send, so it was switched off.`,
      'Mend the address and switch it on again under My company; what was not delivered is in the log and can be sent again.',
    ],
    link: 'Open My company',
    footer: 'We send this notice to the Admins of the company.',
  }),
};

/** @param url its host is told, its path may hold a secret */
export async function tellAdmins({ mailer, config }: Platform, tx: Tx, url: string): Promise<void> {
  const { rows } = await tx.execute<{ email: string; language: Language }>(
    sql`select email, language from users where active and profile = 1 order by id`,
  );
  for (const { email, language } of rows) {
    const { link, ...words } = WORDS[language](new URL(url).host);
    const address = `${config.publicUrl}${config.basePath}/company`;
    await mailer.send(tx, layOut({ to: email, language, ...words, link: { label: link, url: address } }));
  }
}
