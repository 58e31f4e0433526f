/** The one look of all mails: a heading, paragraphs, a code or a link; readable without HTML too. */

import type { Language } from '@mavendoc/contract';
import type { Mail } from './mailer.ts';

export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown large, and in the terminal where no mail server is set. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** Why the mail came, in small print. */
  readonly footer: string;
}

export function layOut(content: MailContent): Mail {
  const { to, subject, code } = content;
  return {
    to,
    subject,
    text: asText(content),
    html: asHtml(content),
    ...(code === undefined ? {} : { code }),
  };
}

function asText({ subject, paragraphs, code, link, footer }: MailContent): string {
  const parts = [subject, ...paragraphs];
  if (code !== undefined) parts.push(`    ${code}`);
  if (link !== undefined) parts.push(`${link.label}: ${link.url}`);
  return `${[...parts, `--\nMavenDoc · ${footer}`].join('\n\n')}\n`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function asHtml({ language, subject, paragraphs, code, link, footer }: MailContent): string {
  const lines = paragraphs.map(
    (text) =>
      `<p style="margin:0 0 16px;${FONT};font-size:15px;line-height:1.6;color:#334155">${escapeHtml(text)}</p>`,
  );
  const codeBox =
    code === undefined
      ? ''
      : `<p style="margin:8px 0 24px;padding:18px;border-radius:12px;background:#eef2ff;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;letter-spacing:8px;font-weight:700;color:#1e1b4b">${escapeHtml(code)}</p>`;
  const button =
    link === undefined
      ? ''
      : `<p style="margin:8px 0 24px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#4338ca;${FONT};font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>`;
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f1f5f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;${FONT};font-size:18px;font-weight:700;color:#4338ca">MavenDoc</p>
<h1 style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.4;color:#0f172a">${escapeHtml(subject)}</h1>
${lines.join('\n')}
${codeBox}${button}
<p style="margin:0;padding-top:16px;border-top:1px solid #e2e8f0;${FONT};font-size:12px;line-height:1.5;color:#64748b">${escapeHtml(footer)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
