import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { afterAll, describe, expect, test } from 'vitest';
import { createOcrEngine } from './engine.ts';
import { drawText, faxNoise, unevenLight, withPicture } from './testing/draw.ts';
import type { Reading } from './types.ts';

const LINES = [
  'CONTRATO DE PRESTAÇÃO DE SERVIÇOS',
  'Contratante: João Carlos da Silva Pereira, brasileiro, casado',
  'CPF 529.982.247-25, RG 12.345.678-9 SSP/SP',
  'E-mail: joao_silva@exemplo.com.br Telefone (11) 98765-4321',
  'O presente instrumento tem por objeto a prestação de serviços.',
];

const IDENTIFIERS = ['João', '529.982.247-25', '12.345.678-9', 'joao_silva@exemplo.com.br', '98765-4321'];

const textOf = (reading: Reading): string => reading.words.map((word) => word.text).join(' ');

describe.each(['auto', 'wasm'] as const)('the %s engine', (engine) => {
  const opened = createOcrEngine({ workers: 1, engine });
  afterAll(async () => (await opened).close());

  test('reads a clean page with its e-mail address, box by box', async () => {
    const reading = await (await opened).read(await drawText(LINES));
    for (const identifier of IDENTIFIERS) expect(textOf(reading)).toContain(identifier);
    const cpf = reading.words.find((word) => word.text.startsWith('529.982'))!;
    // 72 pt from the left after "CPF ", third line, at 200 dpi.
    expect(cpf.left).toBeGreaterThan(265);
    expect(cpf.left).toBeLessThan(285);
    expect(cpf.bottom).toBeGreaterThan(365);
    expect(cpf.bottom).toBeLessThan(385);
    expect(reading.unread).toEqual([]);
  });

  test.each([90, 180, 270])(
    'reads a page turned by %i degrees and carries the boxes back',
    async (turned) => {
      const reading = await (await opened).read(await drawText(LINES, { turned }));
      expect(reading.turn).toBe(360 - turned);
      for (const identifier of IDENTIFIERS) expect(textOf(reading)).toContain(identifier);
      const cpf = reading.words.find((word) => word.text.startsWith('529.982'))!;
      const wide = cpf.right - cpf.left > cpf.bottom - cpf.top;
      expect(wide).toBe(turned === 180);
    },
  );
});

describe('a page that is hard to read', () => {
  const opened = createOcrEngine({ workers: 2 });
  afterAll(async () => (await opened).close());

  test.each([
    ['skewed', () => drawText(LINES, { turned: 3 })],
    ['unevenly lit', async () => unevenLight(await drawText(LINES))],
    ['full of specks', async () => faxNoise(await drawText(LINES), 0.05)],
    ['stamped over', () => drawText(LINES, { stamp: 'RECEBIDO' })],
  ])('is read when %s', async (_name, draw) => {
    const text = textOf(await (await opened).read(await draw()));
    for (const identifier of IDENTIFIERS) expect(text).toContain(identifier);
  });

  test('tells where ink is that nobody could read', async () => {
    const page = withPicture(await drawText(LINES), scribble(400, 160), 500, 1400);
    const { unread } = await (await opened).read(page);
    expect(unread).toHaveLength(1);
    expect(unread[0]!.left).toBeGreaterThan(470);
    expect(unread[0]!.right).toBeLessThan(940);
    expect(unread[0]!.top).toBeGreaterThan(1370);
  });

  test('reads a QR code and says where it is', async () => {
    const binary = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
    prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(await readFile(binary)).buffer } });
    const { symbol } = await writeBarcode('https://exemplo.com.br/529.982.247-25', { format: 'QRCode' });
    const page = withPicture(await drawText(LINES), enlarged(symbol, 6), 700, 1500);
    const { barcodes } = await (await opened).read(page);
    expect(barcodes).toHaveLength(1);
    expect(barcodes[0]!.text).toBe('https://exemplo.com.br/529.982.247-25');
    expect(barcodes[0]!.left).toBeGreaterThan(690);
    expect(barcodes[0]!.top).toBeGreaterThan(1490);
  });

  test('stops when told to and reads the next page', async () => {
    const engine = await opened;
    const page = await drawText(LINES);
    const abort = new AbortController();
    const reading = engine.read(page, abort.signal);
    setTimeout(() => abort.abort(new Error('not needed any more')), 150);
    await expect(reading).rejects.toThrow('not needed any more');
    expect(textOf(await engine.read(page))).toContain('529.982.247-25');
  });
});

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** A signature's like: one wavy pen stroke, crossing itself. */
function scribble(width: number, height: number): Picture {
  const data = new Uint8Array(width * height).fill(255);
  for (let t = 0; t < 6000; t++) {
    const x = Math.round(width / 2 + (width / 2 - 6) * Math.sin(t / 311));
    const y = Math.round(height / 2 + (height / 2 - 6) * Math.sin(t / 173 + 1));
    for (let i = -2; i <= 2; i++) data.fill(0, (y + i) * width + x - 2, (y + i) * width + x + 3);
  }
  return { width, height, data };
}

function enlarged(picture: Picture, times: number): Picture {
  const width = picture.width * times;
  const height = picture.height * times;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] = picture.data[Math.floor(y / times) * picture.width + Math.floor(x / times)]!;
    }
  }
  return { width, height, data };
}
