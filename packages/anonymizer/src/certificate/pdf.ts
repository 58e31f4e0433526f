import { archivalText, onPages, pageList } from '@mavendoc/contract/certificate';
import { CATEGORIES, type Category } from '@mavendoc/detector';
import type { Certificate } from '../types.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { wordsIn, type Words } from './words.ts';

/** The certificate to read, print and file; the signed JSON is attached to it. */
export async function certificatePdf(certificate: Certificate, language: 'pt' | 'en'): Promise<Uint8Array> {
  const words = wordsIn(language);
  const sheet = await createSheet();
  sheet.title(words.title);
  sheet.paragraph(words.lead);
  writeDocument(sheet, certificate, words, language);
  writeRemoved(sheet, certificate, words, language);
  writeChecks(sheet, certificate, words);
  writeNotSeen(sheet, certificate, words);
  writeDropped(sheet, certificate, words);
  writeSignature(sheet, certificate, words);
  await sheet.document.attach(Buffer.from(JSON.stringify(certificate, null, 2)), 'certificate.json', {
    mimeType: 'application/json',
  });
  const issued = new Date(certificate.issuedAt);
  sheet.document.setTitle(words.title);
  sheet.document.setLanguage(language === 'pt' ? 'pt-BR' : 'en');
  sheet.document.setCreationDate(issued);
  sheet.document.setModificationDate(issued);
  sheet.document.setProducer('MavenDoc');
  sheet.document.setCreator('MavenDoc');
  return sheet.document.save();
}

function writeDocument(sheet: Sheet, certificate: Certificate, words: Words, language: 'pt' | 'en'): void {
  const { original, copy, issuedAt, level, style } = certificate;
  const number = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en');
  const issued = new Date(issuedAt).toISOString().replace('T', ' ').slice(0, 19);
  sheet.heading(words.document);
  sheet.row(words.issued, `${issued} UTC`);
  sheet.code(words.original, original.sha256);
  sheet.row(
    '',
    `${number.format(original.pages)} ${words.pages}, ${number.format(original.bytes)} ${words.bytes}`,
  );
  sheet.code(words.copy, copy.sha256);
  sheet.row('', `${number.format(copy.bytes)} ${words.bytes}`);
  sheet.row(words.level, words.levels[level]);
  sheet.row(words.style, words.styles[style]);
}

function writeRemoved(sheet: Sheet, { removed }: Certificate, words: Words, language: 'pt' | 'en'): void {
  sheet.heading(words.removed);
  if (removed.length === 0) sheet.paragraph(words.nothingRemoved);
  for (const [category, entries] of Map.groupBy(removed, (entry) => entry.category)) {
    const count = entries.reduce((sum, entry) => sum + entry.count, 0);
    sheet.row(barWord(category, language), `${count}  (${onPages(pagesOf(entries), words)})`);
  }
  if (removed.length > 0) sheet.row(words.total, String(removed.reduce((sum, { count }) => sum + count, 0)));
}

const barWord = (category: Category, language: 'pt' | 'en'): string => CATEGORIES[category].bar[language];

function writeChecks(sheet: Sheet, { checks, pages, archival }: Certificate, words: Words): void {
  sheet.heading(words.ways);
  for (const [way, entries] of Map.groupBy(pages, (page) => page.way)) {
    sheet.row(words.way[way], `${entries.length} (${pageList(pagesOf(entries))})`);
  }
  sheet.heading(words.checks);
  for (const { name, reader, passed } of checks) {
    sheet.row(words.check[name], `${passed ? words.passed : words.failed} · ${reader}`);
  }
  if (archival !== undefined) sheet.row('PDF/A', archivalText(archival, words));
}

function writeNotSeen(sheet: Sheet, { notSeen }: Certificate, words: Words): void {
  sheet.heading(words.notSeen);
  if (notSeen.length === 0) sheet.paragraph(words.everythingSeen);
  for (const [kind, entries] of Map.groupBy(notSeen, (entry) => entry.kind)) {
    const count = entries.reduce((sum, entry) => sum + entry.count, 0);
    sheet.row(words.unseen[kind], `${count}  (${onPages(pagesOf(entries), words)})`);
  }
  sheet.paragraph(words.handwriting);
}

function writeDropped(sheet: Sheet, { dropped, signatureEnded }: Certificate, words: Words): void {
  if (dropped.length === 0 && !signatureEnded) return;
  sheet.heading(words.dropped);
  for (const { place, count } of dropped) sheet.row(words.place[place], String(count));
  if (signatureEnded) sheet.paragraph(words.signatureEnded);
}

function writeSignature(sheet: Sheet, { signature, versions }: Certificate, words: Words): void {
  sheet.heading(words.signature);
  sheet.code('', signature.value);
  sheet.code('', signature.publicKey);
  sheet.paragraph(words.attached);
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  sheet.row(words.versions, list.join(', '));
}

const pagesOf = (entries: readonly { readonly page: number }[]): number[] => entries.map(({ page }) => page);
