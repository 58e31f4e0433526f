import { detect, type Finding, type NameModel } from '@mavendoc/detector';
import { openPdf, PdfRefused, type PageContent, type PdfReader } from '@mavendoc/pdf';
import type { InspectedPage, Inspection, Progress, Unseen } from '../types.ts';
import type { Task } from '../sandbox/messages.ts';
import { locate } from './locate.ts';
import { mergePageText, type PageText } from './page-text.ts';
import {
  createRegionReader,
  isBlank,
  readingDpi,
  regionsToRead,
  type PixelReading,
  type ReadImage,
} from './pixels.ts';
import { unseenOn } from './unseen.ts';

export interface InspectTools {
  readonly names: NameModel;
  readonly readImage: ReadImage;
  readonly onProgress: (progress: Progress) => void;
}

/** Pages whose pixels are in somebody else's hands at a time; each holds a drawn page of about 15 MB. */
const AHEAD = 3;
/** Points; ISO 32000 allows 14,400 times the user unit. What is larger is damaged or malicious. */
const LARGEST_SIDE = 200_000;

/**
 * Reads every page, from the file and from pixels, and finds what is personal in it. Runs inside the sandbox.
 * @throws PdfRefused
 */
export async function inspectDocument(
  bytes: Uint8Array,
  task: Task & { readonly kind: 'inspect' },
  { names, readImage, onProgress }: InspectTools,
): Promise<Omit<Inspection, 'fingerprint'>> {
  const pdf = await openPdf(bytes, {
    limits: task.limits,
    ...(task.password !== undefined && { password: task.password }),
  });
  try {
    const total = pdf.facts.pageCount;
    const readRegions = createRegionReader(readImage);
    let done = 0;
    const read = await inOrder(total, AHEAD, async (index) => {
      const page = await readPage(pdf, index, task.ocr, readRegions);
      onProgress({ stage: 'read', done: ++done, total });
      return page;
    });
    onProgress({ stage: 'detect', done: 0, total: 1 });
    const pages = read.map(({ page }) => page);
    const found = [
      ...detect(pages, { model: names, ...detectOptions(task) }),
      ...codesAsFindings(read, task),
    ];
    return {
      pageCount: total,
      pages,
      findings: locate(found, pages),
      unseen: read.flatMap(({ unseen }) => unseen),
      hidden: pdf.facts.hidden,
      signed: pdf.facts.signed,
      repaired: pdf.facts.repaired,
      versions: Object.fromEntries(
        read.flatMap(({ engine }) => (engine === undefined ? [] : [['ocr', engine] as const])),
      ),
    };
  } finally {
    pdf.close();
  }
}

const detectOptions = ({ rules, without, policy }: Task & { readonly kind: 'inspect' }) => ({
  ...(rules && { rules }),
  ...(without && { without }),
  ...(policy && { policy }),
});

interface ReadPage {
  readonly page: InspectedPage;
  readonly text: PageText;
  readonly unseen: readonly Unseen[];
  readonly engine: string | undefined;
}

async function readPage(
  pdf: PdfReader,
  index: number,
  mode: 'auto' | 'force' | 'off',
  readRegions: ReturnType<typeof createRegionReader>,
): Promise<ReadPage> {
  const page = pdf.page(index);
  if (Math.max(page.width, page.height) > LARGEST_SIDE) throw new PdfRefused('unsupported');
  const regions = regionsToRead(page, mode);
  const bitmap = regions.length > 0 ? pdf.render(index, readingDpi(page)) : undefined;
  const blank = bitmap !== undefined && isBlank(bitmap);
  const readings = bitmap && !blank ? await readRegions(bitmap, regions) : [];
  const words = numbered(readings);
  const text = mergePageText(
    isTrusted(page, mode) ? page : undefined,
    words,
    readings.flatMap((reading) => reading.codes),
  );
  const looked = blank ? 'blank' : bitmap ? 'read' : 'not-read';
  return {
    page: { ...facts(page), text: text.text, boxes: text.boxes, read: text.read, source: sourceOf(text) },
    text,
    unseen: unseenOn(page, text, readings, looked),
    engine: readings[0]?.engine,
  };
}

const facts = ({ index, width, height }: PageContent) => ({ index, width, height });

/** A hidden text layer may say something else than the picture above it; a font without a map says anything. */
const isTrusted = (page: PageContent, mode: 'auto' | 'force' | 'off'): boolean =>
  mode === 'off' || (mode === 'auto' && !page.hiddenTextLayer && !page.unreadableText);

/** Lines are numbered through all regions of a page. */
function numbered(readings: readonly PixelReading[]): PixelReading['words'] {
  let offset = 0;
  return readings.flatMap(({ words }) => {
    const from = offset;
    offset += Math.max(-1, ...words.map((word) => word.line)) + 1;
    return words.map((word) => ({ ...word, line: word.line + from }));
  });
}

function sourceOf({ own, read, codes }: PageText): InspectedPage['source'] {
  if (read.length + codes.length === 0) return own ? 'native' : 'nothing';
  return own ? 'both' : 'ocr';
}

/** Codes are personal data until somebody looks: what they say may name a person by a number of somebody's own. */
function codesAsFindings(
  pages: readonly ReadPage[],
  { without }: Task & { readonly kind: 'inspect' },
): Finding[] {
  if (without?.includes('barcode')) return [];
  return pages.flatMap(({ page, text }) =>
    text.codes.map(({ start, end }): Finding => ({
      spans: [{ page: page.index, start, end }],
      text: page.text.slice(start, end),
      category: 'barcode',
      detector: 'identifier',
      confidence: 0.9,
      reason: { code: 'pattern' },
      proposal: 'remove',
    })),
  );
}

/** Runs `work` for 0 to `count` - 1, at most `width` at a time, and answers in order. */
async function inOrder<T>(count: number, width: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane));
  return results;
}
