/** `node apps/server/testing/mail-pictures.ts <folder>`: every mail in both languages, by day, by night and on a phone, as pictures. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mavendoc/contract';
import { startChromium } from './chromium.ts';
import { companySignInMail, newPasswordMail } from '../src/auth/mails.ts';
import { codeMail } from '../src/codes/mails.ts';
import { noticeMail } from '../src/notices/mails.ts';
import type { Notice } from '../src/notices/mails.ts';
import type { Mail } from '../src/platform/mail/mailer.ts';
import { invitationMail } from '../src/users/mails.ts';

const TO = 'maria@empresa.example';
const HOME = 'https://mavendoc.example/mavendoc';
const FROM = { ip: '203.0.113.7', device: 'Firefox · Windows' };

const NOTICES: readonly Notice[] = [
  { kind: 'new-sign-in', ...FROM },
  { kind: 'password-changed', ...FROM },
  { kind: 'recovery-code-used', ...FROM },
  { kind: 'factor-changed', change: 'passkey-added', ...FROM },
  { kind: 'email-changed', to: 'maria.nova@empresa.example' },
  { kind: 'undeliverable', to: 'joao@empressa.example' },
];

function mailsIn(language: Language): Readonly<Record<string, Mail>> {
  const request = { email: TO, userId: null, empresaId: null, mailedPasswordUsed: false, language };
  return {
    code: codeMail({ ...request, purpose: 'sign-in' }, '604183'),
    deletion: codeMail({ ...request, purpose: 'delete-account' }, '274950'),
    password: newPasswordMail(TO, language, 'wqHn4PpVkz7TfaRc'),
    company: companySignInMail(TO, language, 'https://mavendoc.example/mavendoc/auth?company=…'),
    invitation: invitationMail({
      to: TO,
      language,
      companyName: 'Indústria de Papéis Santa Cecília & Filhos Ltda.',
      atProvider: false,
      signInUrl: `${HOME}/auth`,
    }),
    ...Object.fromEntries(
      NOTICES.map((notice) => [
        notice.kind,
        noticeMail({ to: TO, language, home: HOME, at: new Date('2026-11-21T14:05:00Z'), notice }),
      ]),
    ),
  };
}

const LOOKS = [
  { name: 'day', colorScheme: 'light', width: 640 },
  { name: 'night', colorScheme: 'dark', width: 640 },
  { name: 'phone', colorScheme: 'light', width: 360 },
] as const;

async function draw(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await startChromium();
  for (const { name, colorScheme, width } of LOOKS) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 400 } });
    for (const language of ['pt', 'en'] as const) {
      for (const [kind, { html }] of Object.entries(mailsIn(language))) {
        await page.setContent(html);
        await page.screenshot({ path: join(folder, `${kind}-${language}-${name}.png`), fullPage: true });
      }
    }
    await page.close();
  }
  await browser.close();
}

await draw(process.argv[2] ?? 'mail-pictures');
