import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { loadNameModel } from '@mavendoc/detector';
import { DEFAULT_LIMITS, openPdf } from '@mavendoc/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contract,
  encrypted,
  formBomb,
  inflateBomb,
  manyPages,
  scanned,
  SECRETS,
} from '../testing/documents.ts';
import { createAnonymizer } from './anonymizer.ts';
import { verifyCertificate } from './certificate/verify.ts';
import { decodeInspection, encodeInspection } from './encoding/inspection.ts';
import { inspectDocument } from './pipeline/inspect.ts';
import type { Anonymizer, Inspection, Target } from './types.ts';

let folder: string;
let anonymizer: Anonymizer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mavendoc-'));
  anonymizer = createAnonymizer({ keyFolder: join(folder, 'key'), width: 1, ocrWorkers: 2 });
});
afterAll(() => anonymizer.close());

async function file(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const targets = ({ findings }: Inspection): Target[] =>
  findings.filter(({ proposal }) => proposal === 'remove');

async function textOf(path: string): Promise<string> {
  const reader = await openPdf(await readFile(path));
  const text = Array.from({ length: reader.facts.pageCount }, (_, i) => reader.page(i).text).join('\n');
  reader.close();
  return text;
}

describe('a contract', () => {
  test('loses its personal data for good and keeps the rest', async () => {
    const path = await file('contrato.pdf', await contract());
    const inspection = await anonymizer.inspect(path, {});
    for (const secret of Object.values(SECRETS)) {
      expect(inspection.findings.some(({ text }) => text.includes(secret))).toBe(true);
    }
    const stored = decodeInspection(encodeInspection(inspection));
    const out = join(folder, 'cópia.pdf');
    const seen: string[] = [];
    const certificate = await anonymizer.remove(
      path,
      out,
      stored,
      targets(stored),
      { level: 'standard', style: 'bar', language: 'pt' },
      { onProgress: ({ stage }) => seen.push(stage) },
    );
    const text = await textOf(out);
    expect(text).toContain('consultoria contábil');
    const bytes = (await readFile(out)).toString('latin1');
    for (const secret of Object.values(SECRETS)) {
      expect(text).not.toContain(secret);
      expect(bytes).not.toContain(secret);
    }
    expect(seen).toContain('remove');
    expect(verifyCertificate(certificate, { original: stored.fingerprint })).toEqual([]);
    expect(JSON.stringify(certificate)).not.toContain('Mariana');
    expect(certificate.checks.every(({ passed }) => passed)).toBe(true);
  });

  test('has the same ids for the same findings each time', async () => {
    const path = await file('ids.pdf', await contract(1));
    const [first, second] = [await anonymizer.inspect(path, {}), await anonymizer.inspect(path, {})];
    expect(first.findings.map(({ id }) => id)).toEqual(second.findings.map(({ id }) => id));
    expect(new Set(first.findings.map(({ id }) => id)).size).toBe(first.findings.length);
  });

  test('is not worked on when it changed after it was inspected, and nothing is written', async () => {
    const path = await file('antes.pdf', await contract(1));
    const inspection = await anonymizer.inspect(path, {});
    await writeFile(path, await contract(2));
    const before = await readdir(folder);
    const removal = anonymizer.remove(path, join(folder, 'depois.pdf'), inspection, targets(inspection), {
      level: 'standard',
      style: 'bar',
      language: 'pt',
    });
    await expect(removal).rejects.toThrow('not the one that was inspected');
    expect(await readdir(folder)).toEqual(before);
  });
});

describe('a long document', () => {
  test('is checked by two processes where there is room, and still when its helper has to go', async () => {
    const roomy = createAnonymizer({ keyFolder: folder, width: 2, spares: 0 });
    try {
      const path = await file('longo.pdf', await contract(60));
      const inspection = await roomy.inspect(path, {});
      const remove = (name: string) =>
        roomy.remove(path, join(folder, name), inspection, targets(inspection), {
          level: 'standard',
          style: 'bar',
          language: 'pt',
        });
      const alone = await remove('longo-1.pdf');
      const [crowded] = await Promise.all([remove('longo-2.pdf'), roomy.probe(path), roomy.probe(path)]);
      expect(alone.checks.length).toBeGreaterThan(6);
      expect(alone.checks.every(({ passed }) => passed)).toBe(true);
      expect(crowded.checks).toEqual(alone.checks);
      expect(crowded.copy).toEqual(alone.copy);
    } finally {
      await roomy.close();
    }
  });
});

describe('a scanned page', () => {
  test('is read, burnt and searchable without what was removed', async () => {
    const path = await file('scan.pdf', await scanned(await contract(1)));
    const inspection = await anonymizer.inspect(path, {});
    expect(inspection.pages[0]!.source).toBe('ocr');
    for (const secret of [SECRETS.cpf, SECRETS.email, SECRETS.phone]) {
      expect(inspection.findings.some(({ text }) => text.includes(secret))).toBe(true);
    }
    const out = join(folder, 'scan-copy.pdf');
    await anonymizer.remove(path, out, inspection, targets(inspection), {
      level: 'standard',
      style: 'bar',
      language: 'pt',
    });
    const text = await textOf(out);
    expect(text).toContain('CONTRATO');
    expect(text).not.toContain('529.982');
    const again = await anonymizer.inspect(out, { ocr: 'force' });
    expect(again.pages[0]!.text).toContain('consultoria');
    expect(again.pages[0]!.text).not.toMatch(/529|Mariana|exemplo\.com/u);
  });

  test('that nothing could read is told', async () => {
    const path = await file('ilegivel.pdf', await scanned(await contract(1), 20));
    const { unseen } = await anonymizer.inspect(path, {});
    expect(unseen.length).toBeGreaterThan(0);
  });
});

test('a page whose reader fails is told as unread, and the document goes on', async () => {
  const pages = await inspectDocument(
    await scanned(await contract(1)),
    { kind: 'inspect', ocr: 'auto', limits: DEFAULT_LIMITS },
    {
      names: loadNameModel(),
      readImage: () => Promise.reject(new Error('out of order')),
      onProgress: () => {},
    },
  );
  expect(pages.pages[0]!.source).toBe('nothing');
  expect(pages.unseen.map(({ kind }) => kind).sort()).toEqual(['no-text', 'photograph']);
});

test('a long document is done while the process that helps to check it is still starting', async () => {
  const cold = createAnonymizer({ keyFolder: join(folder, 'key'), width: 2, spares: 0 });
  try {
    const path = await file('longo.pdf', await contract(45));
    const inspection = await cold.inspect(path, {});
    const asked = { level: 'standard', style: 'bar', language: 'pt' } as const;
    const out = join(folder, 'longo-sem-dados.pdf');
    const { pages } = await cold.remove(path, out, inspection, targets(inspection), asked);
    expect(pages).toHaveLength(45);
  } finally {
    await cold.close();
  }
});

describe('a file that can not be worked on is refused with its reason', () => {
  test.each([
    ['empty', async () => new Uint8Array(0)],
    ['not-pdf', async () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
    ['damaged', async () => (await contract(1)).subarray(0, 40)],
    ['password-needed', () => encrypted('segredo')],
    ['too-many-pages', async () => manyPages(5000)],
  ])('%s', async (code, make) => {
    const path = await file(`${code}.pdf`, await make());
    await expect(anonymizer.inspect(path, {})).rejects.toMatchObject({ name: 'PdfRefused', code });
    await expect(anonymizer.probe(path)).rejects.toMatchObject({ name: 'PdfRefused', code });
  });

  test.each([
    ['nested forms', formBomb],
    ['a stream that unpacks without end', inflateBomb],
  ])('a bomb of %s ends, and the next document is worked on', async (_name, make) => {
    const quick = createAnonymizer({ keyFolder: folder, width: 1, silence: 5000 });
    try {
      const path = await file('bomba.pdf', make());
      const end = await quick.inspect(path, {}).then(
        () => 'read',
        (error: unknown) => (error as { code?: string }).code,
      );
      expect(['read', 'too-complex', 'too-slow', 'damaged']).toContain(end);
      const next = await file('depois-da-bomba.pdf', await contract(1));
      expect((await quick.probe(next)).pageCount).toBe(1);
    } finally {
      await quick.close();
    }
  });

  test('a password opens its file, and the copy needs none', async () => {
    const path = await file('senha.pdf', await encrypted('segredo'));
    const inspection = await anonymizer.inspect(path, { password: 'segredo' });
    const out = join(folder, 'sem-senha.pdf');
    await anonymizer.remove(path, out, inspection, targets(inspection), {
      password: 'segredo',
      level: 'standard',
      style: 'label',
      language: 'pt',
    });
    expect(await textOf(out)).toContain('NOME 1');
    await expect(anonymizer.inspect(path, { password: 'outra' })).rejects.toMatchObject({
      code: 'password-wrong',
    });
  });
});

test('a page is drawn as a picture', async () => {
  const path = await file('desenho.pdf', await contract(1));
  const png = Buffer.from(await anonymizer.picture(path, 0, { dpi: 72 }));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([595, 842]);
  // Rows of three bytes a pixel and one for the filter.
  expect(inflateSync(pngData(png))).toHaveLength((595 * 3 + 1) * 842);
});

function pngData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}
