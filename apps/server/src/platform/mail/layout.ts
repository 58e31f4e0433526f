/** The one look of all mails: a heading, paragraphs, a code or a link; readable without HTML too, by day and by night. */

import type { Language } from '@mavendoc/contract';
import type { Mail } from './mailer.ts';

export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What happened, when, where: a label and a value a line, after the first paragraph. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
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

function asText({ subject, paragraphs, facts = [], code, link, footer }: MailContent): string {
  const [first = '', ...others] = paragraphs;
  const told = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [subject, first, ...(told === '' ? [] : [told]), ...others];
  if (code !== undefined) parts.push(`    ${code}`);
  if (link !== undefined) parts.push(`${link.label}: ${link.url}`);
  return `${[...parts, `--\nMavenDoc · ${footer}`].join('\n\n')}\n`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const SANS = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace";

/**
 * Colours close to apps/web/src/ui/tokens.css, none of them six digits: what looks for a code in a mail finds the code.
 * Programs that know `prefers-color-scheme` take the night's; those that turn
 * colours round by themselves find enough contrast either way: nothing is drawn with background pictures.
 */
const NIGHT = `
@media (prefers-color-scheme: dark) {
  .desk { background: #0f0e0d !important }
  .paper { background: #211f1c !important; border-color: #302d28 !important }
  .ink { color: #f1eee7 !important }
  .soft { color: #bcb6aa !important }
  .faint { color: #9c9589 !important; border-color: #302d28 !important }
  .bar { background: #f1eee7 !important; color: #f1eee7 !important }
  .well { background: #0d0c0b !important; color: #f1eee7 !important; border-color: #302d28 !important }
  .button { background: #f1eee7 !important; color: #1a1816 !important }
}`;

/** “MavenD▇▇”: the reader completes what the bar covers. */
const WORDMARK = `<span class="ink" style="color:#1a1816">MavenD</span><span class="bar" style="background:#1a1816;color:#1a1816">oc</span>`;

const paragraph = (text: string): string =>
  `<p class="soft" style="margin:0 0 16px;${SANS};font-size:15px;line-height:1.6;color:#504c45">${escapeHtml(text)}</p>`;

const factRows = (facts: readonly (readonly [string, string])[]): string =>
  facts
    .map(
      ([label, value]) =>
        `<tr><td class="faint" style="padding:4px 16px 4px 0;${SANS};font-size:13px;color:#6b665c;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td class="ink" style="padding:4px 0;${SANS};font-size:13px;color:#1a1816">${escapeHtml(value)}</td></tr>`,
    )
    .join('');

function asHtml({ language, subject, paragraphs, facts = [], code, link, footer }: MailContent): string {
  const table =
    facts.length === 0
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${factRows(facts)}</table>`;
  const codeBox =
    code === undefined
      ? ''
      : `<p class="well" style="margin:4px 0 24px;padding:18px 8px;border:1px solid #e4dfd4;border-radius:6px;background:#f4f1ea;text-align:center;${MONO};font-size:${code.length > 8 ? 20 : 30}px;letter-spacing:${code.length > 8 ? 1 : 8}px;font-weight:600;color:#1a1816">${escapeHtml(code)}</p>`;
  const button =
    link === undefined
      ? ''
      : `<p style="margin:4px 0 24px"><a class="button" href="${escapeHtml(link.url)}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:#1a1816;${SANS};font-size:14px;font-weight:600;color:#fbfaf7;text-decoration:none">${escapeHtml(link.label)}</a></p>`;
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${NIGHT}</style></head>
<body class="desk" style="margin:0;background:#f4f1ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td style="padding:0 4px 16px;${SANS};font-size:18px;font-weight:700;letter-spacing:-0.4px">${WORDMARK}</td></tr>
<tr><td class="paper" style="padding:32px;background:#ffffff;border:1px solid #e4dfd4;border-radius:8px">
<h1 class="ink" style="margin:0 0 16px;${SANS};font-size:20px;line-height:1.35;font-weight:650;color:#1a1816">${escapeHtml(subject)}</h1>
${paragraph(paragraphs[0] ?? '')}
${table}
${paragraphs.slice(1).map(paragraph).join('\n')}
${codeBox}${button}
<p class="faint" style="margin:0;padding-top:16px;border-top:1px solid #e4dfd4;${SANS};font-size:12px;line-height:1.5;color:#6b665c">${escapeHtml(footer)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
