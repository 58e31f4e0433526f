/** Real PDFs, and people who put them into the drive. */

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { drive } from '@mavendoc/contract';
import type { Client } from '@mavendoc/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Database } from 'pg';
import type { TestServer } from './server.ts';

/** A PDF of A4 pages, each with these lines of text. */
export async function pdfOf(pages: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([595, 842]);
    lines.forEach((line, index) => page.drawText(line, { x: 60, y: 770 - index * 24, size: 12, font }));
  }
  return new Uint8Array(await document.save());
}

/** The same, opened with a password only. */
export async function encrypted(
  pages: readonly (readonly string[])[],
  userPassword: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(await pdfOf(pages));
  document.encrypt({ userPassword, ownerPassword: `${userPassword}, owner` });
  return new Uint8Array(await document.save());
}

export const pagesOfText = (count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, index) => [`Contrato de prestação de serviços, página ${index + 1}`]);

export interface Sent {
  readonly status: number;
  readonly body: drive.DriveFile & { readonly code?: string; readonly error?: string };
}

/** As the browser sends it: multipart, streamed. */
export async function upload(
  server: TestServer,
  token: string,
  folderId: string,
  file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly type?: string },
  query = '',
): Promise<Sent> {
  const form = new FormData();
  form.append('file', new Blob([file.bytes], { type: file.type ?? 'application/pdf' }), file.name);
  const response = await fetch(`${server.resources}/drive/upload?folder=${folderId}${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

const PATIENCE_MS = 30_000;

/** The file once its status is none of 0 and 1. */
export async function indexed(client: Client, id: string): Promise<drive.DriveFile> {
  return await eventually(
    async () => await client.call(drive.getFile, { params: { id } }),
    ({ statusIndex }) => statusIndex > 1,
  );
}

/** Asks until the answer is right. */
export async function eventually<T>(ask: () => Promise<T>, right: (answer: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (right(answer)) return answer;
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(answer)}`);
    await sleep(100);
  }
}

/** Looks behind the service's back, as a superuser. */
export async function askDatabase<Row extends object>(
  server: TestServer,
  query: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const database = new Database({ connectionString: server.database.ownerUrl });
  await database.connect();
  try {
    return (await database.query<Row & Record<string, unknown>>(query, [...values])).rows;
  } finally {
    await database.end();
  }
}
