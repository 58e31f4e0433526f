/** What can be downloaded of a file, and under which name (decisions.md "Documents"). */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { certificatePdf } from '@mavendoc/anonymizer';
import type { Certificate } from '@mavendoc/anonymizer';
import { drive as wire } from '@mavendoc/contract';
import type { Language } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Copy, RemovalService } from '../removal/service.ts';
import { certificateName, copyName } from './names.ts';
import type { FileRow } from './service.ts';

export interface Download {
  readonly name: string;
  readonly type: string;
  /** Of the plain bytes, where it is known beforehand. */
  readonly bytes: number | null;
  open(): Promise<Readable>;
}

export interface Wanted {
  /** Left out: the copy once there is one, else the original. */
  readonly version?: wire.Version | undefined;
  readonly format: 'pdf' | 'json';
  /** Of the removal that is meant; left out: the last that ended well. */
  readonly copy?: number | undefined;
  readonly language: Language;
}

/** @throws downloadNotReady: no such version yet, or the file waits for credits */
export async function downloadOf(
  platform: Platform,
  removals: RemovalService,
  tx: Tx,
  file: FileRow,
  wanted: Wanted,
): Promise<Download> {
  const copy =
    wanted.copy === undefined
      ? ((await removals.latestCopies(tx, [file.id])).get(file.id) ?? null)
      : await removals.copyOf(tx, file.id, wanted.copy);
  const named = wanted.copy === undefined ? wanted : { ...wanted, version: wanted.version ?? 'anonymized' };
  const download = versionOf(platform, file, copy, named);
  if (download === null) throw new AppError('downloadNotReady');
  return download;
}

/** Null: there is no such version yet, or the file waits for credits. */
export function versionOf(
  platform: Platform,
  file: FileRow,
  copy: Copy | null,
  wanted: Wanted,
): Download | null {
  if (waitsForCredits(file)) return null;
  const version = wanted.version ?? (copy === null ? 'original' : 'anonymized');
  if (version === 'original') return pdf(platform, file.name, file.bytes, file.blobKey);
  if (copy === null) return null;
  return version === 'anonymized'
    ? pdf(platform, copyName(file.name), copy.bytes, copy.copyKey)
    : certificateOf(platform, file, copy, wanted);
}

export const waitsForCredits = ({ status }: FileRow): boolean =>
  status === wire.STATUS.insufficientCredits || status === wire.STATUS.noCredits;

const pdf = ({ storage }: Platform, name: string, bytes: number, key: string): Download => ({
  name,
  type: 'application/pdf',
  bytes,
  open: async () => await storage.get(key),
});

function certificateOf({ storage }: Platform, file: FileRow, copy: Copy, wanted: Wanted): Download {
  const json = async (): Promise<Buffer> => await buffer(await storage.get(copy.certificateKey));
  const { format, language } = wanted;
  return {
    name: certificateName(file.name, format),
    type: format === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8',
    bytes: null,
    async open() {
      const bytes = await json();
      if (format === 'json') return Readable.from([bytes]);
      const certificate = JSON.parse(bytes.toString('utf8')) as Certificate;
      return Readable.from([Buffer.from(await certificatePdf(certificate, language))]);
    },
  };
}
