import { sign, type KeyObject } from 'node:crypto';
import type { Archival, BarStyle, Level, PageOutcome, Verification } from '@mavendoc/pdf';
import type { Certificate, Inspection, Target } from '../types.ts';
import { versions } from '../versions.ts';
import { canonicalJson } from './canonical-json.ts';
import { publicHalf } from './key.ts';

export interface Removal {
  readonly inspection: Inspection;
  readonly targets: readonly Target[];
  readonly original: Fingerprint;
  readonly copy: Fingerprint;
  readonly removed: {
    readonly pages: readonly PageOutcome[];
    readonly verification: Verification;
    readonly archival?: Archival;
  };
  readonly level: Level;
  readonly style: BarStyle;
}

interface Fingerprint {
  readonly sha256: string;
  readonly bytes: number;
}

/** Says what was done to a document without saying anything that was in it, and signs it. */
export function issueCertificate(
  { inspection, targets, original, copy, removed, level, style }: Removal,
  key: KeyObject,
): Certificate {
  const statement: Omit<Certificate, 'signature'> = {
    format: 'mavendoc-certificate/1',
    issuedAt: new Date().toISOString(),
    original: { ...original, pages: inspection.pageCount },
    copy,
    level,
    style,
    removed: countRemoved(targets),
    pages: removed.pages,
    checks: removed.verification.checks,
    notSeen: inspection.unseen.map(({ page, kind, boxes }) => ({ page, kind, count: boxes.length })),
    dropped: inspection.hidden,
    signatureEnded: inspection.signed,
    ...(removed.archival !== undefined && { archival: removed.archival }),
    versions: { ...versions(), ...inspection.versions },
  };
  return {
    ...statement,
    signature: {
      algorithm: 'Ed25519',
      publicKey: publicHalf(key),
      value: sign(null, Buffer.from(canonicalJson(statement)), key).toString('base64'),
    },
  };
}

/** A value that runs over a page break counts on the page where it starts. */
function countRemoved(targets: readonly Target[]): Certificate['removed'] {
  const counts = new Map<string, Certificate['removed'][number]>();
  for (const { areas, category, detector } of targets) {
    // What was painted nowhere, as a note of an annotation, has a page and no boxes.
    const page = (areas.find(({ boxes }) => boxes.length > 0) ?? areas[0])?.page;
    if (page === undefined) continue;
    const key = `${page} ${category} ${detector}`;
    counts.set(key, { category, detector, page, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => a.page - b.page || (a.category < b.category ? -1 : 1));
}
