/** A document to try everything with, which costs nothing: its bytes come from us, so nobody's own pages get in free. */

import { Readable } from 'node:stream';
import type { drive, Language } from '@mavendoc/contract';
import { ownRootFolder } from './folders.ts';
import { SAMPLE_NAMES, samplePdf } from './sample-pdf.ts';
import { markSample, sampleIn } from './sample-store.ts';
import type { Scope } from './scope.ts';
import { findFile } from './service.ts';
import { receive } from './upload.ts';
import type { UploadParts } from './upload.ts';

/** The caller's sample document; the one that is there already, or a new one. */
export async function createSample(
  parts: UploadParts,
  scope: Scope,
  language: Language,
): Promise<drive.DriveFile> {
  const names = SAMPLE_NAMES[language];
  const { folderId, present } = await parts.platform.db.inTenant(scope.empresaId, async (tx) => {
    const folderId = await ownRootFolder(tx, scope, names.folder);
    const id = await sampleIn(tx, scope, folderId);
    return { folderId, present: id === null ? null : (await findFile(tx, scope, id)).wire };
  });
  if (present !== null) return present;
  return await receive(parts, scope, {
    folderId,
    name: names.file,
    mimeType: 'application/pdf',
    bytes: Readable.from([samplePdf(language)], { objectMode: false }),
    refuseSame: false,
    free: true,
    alongside: markSample,
  });
}
