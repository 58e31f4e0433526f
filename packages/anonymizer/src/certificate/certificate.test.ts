import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Archival } from '@mavendoc/pdf';
import type { Inspection, Target } from '../types.ts';
import { canonicalJson } from './canonical-json.ts';
import { issueCertificate } from './issue.ts';
import { installedPublicKeys, loadSigningKey, publicHalf, signingKeyFrom, writePublicKeys } from './key.ts';
import { verifyCertificate } from './verify.ts';

const folder = () => mkdtemp(join(tmpdir(), 'mavendoc-key-'));

const ORIGINAL = { sha256: 'a'.repeat(64), bytes: 1000 };
const COPY = { sha256: 'b'.repeat(64), bytes: 900 };

const inspection: Inspection = {
  fingerprint: ORIGINAL.sha256,
  pageCount: 2,
  pages: [],
  findings: [],
  unseen: [{ page: 1, kind: 'photograph', boxes: [{ left: 0, top: 0, right: 1, bottom: 1 }] }],
  hidden: [{ place: 'xmp', count: 1 }],
  signed: true,
  repaired: false,
  versions: { ocr: 'tesseract 5' },
};

const target = (page: number, text: string): Target => ({
  areas: [{ page, boxes: [{ left: 0, top: 0, right: 9, bottom: 9 }] }],
  text,
  category: 'person',
  detector: 'name',
});

const issue = async (keyFolder: string, archival?: Archival) =>
  issueCertificate(
    {
      inspection,
      targets: [target(0, 'Ana Souza'), target(0, 'João Lima'), target(1, 'Ana Souza')],
      original: ORIGINAL,
      copy: COPY,
      removed: {
        pages: [{ page: 0, way: 'rewritten' }],
        verification: { passed: true, checks: [] },
        ...(archival !== undefined && { archival }),
      },
      level: 'standard',
      style: 'bar',
    },
    await loadSigningKey(keyFolder),
  );

test('a certificate is signed, counts what went and holds none of it', async () => {
  const certificate = await issue(await folder());
  expect(verifyCertificate(certificate, { original: ORIGINAL.sha256, copy: COPY.sha256 })).toEqual([]);
  expect(certificate.removed.map(({ page, count }) => [page, count])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(JSON.stringify(certificate)).not.toMatch(/Ana|João/u);
});

test('it says what became of PDF/A where the original claims it', async () => {
  const kept: Archival = { claimed: 'PDF/A-1b', problems: [] };
  expect((await issue(await folder(), kept)).archival).toEqual(kept);
  expect(await issue(await folder())).not.toHaveProperty('archival');
});

test('it survives being written and read, members in any order', async () => {
  const certificate = await issue(await folder());
  const turned = Object.fromEntries(Object.entries(certificate).reverse());
  expect(verifyCertificate(JSON.parse(JSON.stringify(turned)))).toEqual([]);
});

test('every change is noticed', async () => {
  const certificate = await issue(await folder());
  expect(verifyCertificate({ ...certificate, level: 'strict' })).toEqual(['signature-wrong']);
  expect(verifyCertificate({ ...certificate, extra: 1 })).toEqual(['signature-wrong']);
  expect(verifyCertificate(certificate, { copy: 'c'.repeat(64) })).toEqual(['other-copy']);
  expect(verifyCertificate(certificate, {}, ['AAAA'])).toEqual(['signed-by-another-key']);
  expect(verifyCertificate({ ...certificate, format: 'x' })).toEqual(['not-a-certificate']);
  expect(verifyCertificate(null)).toEqual(['not-a-certificate']);
});

test('the key is made once, for its owner alone, also when many ask at once', async () => {
  const keyFolder = join(await folder(), 'deep', 'er');
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadSigningKey(keyFolder)));
  const forms = keys.map((key) => key.export({ type: 'pkcs8', format: 'pem' }));
  expect(new Set(forms).size).toBe(1);
  const files = await readdir(keyFolder);
  expect(files).toEqual(['certificate-key.pem']);
  expect((await stat(join(keyFolder, files[0]!))).mode & 0o777).toBe(0o600);
});

test('a key that is kept elsewhere is the same from the same bytes, and its public half can be named', async () => {
  const keyFolder = await folder();
  const [key, same] = [signingKeyFrom(Buffer.alloc(32, 7)), signingKeyFrom(Buffer.alloc(32, 7))];
  expect(publicHalf(same)).toBe(publicHalf(key));
  const own = publicHalf(await loadSigningKey(keyFolder));
  await writePublicKeys(keyFolder, [publicHalf(key)]);
  expect(await installedPublicKeys(keyFolder)).toEqual([own, publicHalf(key)]);
});

test('canonical JSON is that of RFC 8785', () => {
  expect(
    canonicalJson({
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }),
  ).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});
