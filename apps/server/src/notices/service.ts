/** Mails that tell a person what happened to the own account (OWASP ASVS 5.0, 6.3.5 to 6.3.7), from a job like all mails. */

import type { Language } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { noticeMail } from './mails.ts';
import type { Notice } from './mails.ts';

export type { FactorChange } from './mails.ts';

interface Told {
  readonly id: string;
  readonly empresaId: string;
  readonly email: string;
  readonly language: Language;
}

export async function tellUser(
  { config, mailer }: Pick<Platform, 'config' | 'mailer'>,
  tx: Tx,
  user: Told,
  notice: Notice,
): Promise<void> {
  const mail = noticeMail({
    to: user.email,
    language: user.language,
    home: `${config.publicUrl}${config.basePath}`,
    at: new Date(),
    notice,
  });
  await mailer.send(tx, { ...mail, about: { user: user.id, company: user.empresaId } });
}
