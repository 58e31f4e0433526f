import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';

const LAUNCH = fileURLToPath(new URL('./launch.mjs', import.meta.url));
const CPF = '529.982.247-25';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mavendoc-cli-'));
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function mavendoc(args: readonly string[], { input = '', language = 'pt_BR.UTF-8' } = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LAUNCH, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], LANG: language, XDG_CONFIG_HOME: join(folder, '.config') },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

async function pdf(name: string, lines: readonly string[]): Promise<string> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  lines.forEach((line, i) => page.drawText(line, { x: 60, y: 770 - i * 24, size: 12, font }));
  await writeFile(join(folder, name), await document.save());
  return name;
}

const LINES = ['CONTRATO DE LOCAÇÃO', `Locatário inscrito no CPF ${CPF}.`, 'O prazo é de trinta meses.'];

describe('anonymize', () => {
  test('writes a verified copy and a report without personal data, and says so', async () => {
    const ran = await mavendoc([
      'anonymize',
      await pdf('a.pdf', LINES),
      '--out',
      'a-copy.pdf',
      '--report',
      'a.json',
    ]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('a-copy.pdf');
    const report = await readFile(join(folder, 'a.json'), 'utf8');
    expect(report).not.toContain(CPF);
    expect(JSON.parse(report).removed).toHaveLength(1);
    expect((await readFile(join(folder, 'a-copy.pdf'))).toString('latin1')).not.toContain(CPF);
    const checked = (copy: string) => mavendoc(['verify', 'a.pdf', copy, '--certificate', 'a.json']);
    expect(await checked('a-copy.pdf')).toMatchObject({ code: 0, err: '' });
    const other = await checked('a.pdf');
    expect(other.code).toBe(3);
    expect(other.out).toContain('fala de outra cópia');
  });

  test('takes several files into a folder; one that is refused does not stop the others', async () => {
    await writeFile(join(folder, 'not.pdf'), 'no PDF at all');
    const files = [await pdf('b.pdf', LINES), 'not.pdf', await pdf('c.pdf', LINES)];
    const ran = await mavendoc([
      'anonymize',
      ...files,
      '--out',
      'copies',
      '--text-in-report',
      '--report',
      'b.json',
    ]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('not.pdf: o arquivo não é um PDF');
    expect((await readdir(join(folder, 'copies'))).sort()).toEqual([
      'b - anonimizado.pdf',
      'c - anonimizado.pdf',
    ]);
    expect(await readFile(join(folder, 'b.json'), 'utf8')).toContain(CPF);
  });

  test('keeps and removes what it is told to', async () => {
    const name = await pdf('d.pdf', LINES);
    const report = async (...args: string[]) => {
      await mavendoc([
        'anonymize',
        name,
        '--out',
        'd-copy.pdf',
        '--text-in-report',
        '--report',
        'd.json',
        ...args,
      ]);
      const { removed } = JSON.parse(await readFile(join(folder, 'd.json'), 'utf8')) as {
        removed: { text: string }[];
      };
      return removed.map(({ text }) => text);
    };
    expect(await report('--keep', 'cpf')).toEqual([]);
    expect(await report('--remove', 'trinta meses')).toEqual([CPF, 'trinta meses']);
    await writeFile(join(folder, 'rules.json'), JSON.stringify({ neverRemove: [CPF] }));
    expect(await report('--rules', 'rules.json')).toEqual([]);
  });

  test.each([
    [['missing.pdf'], 'missing.pdf: o arquivo não existe'],
    [['zero.pdf'], 'o arquivo está vazio'],
    [['zero.pdf', '--out', 'zero.pdf'], 'não pode substituir o original'],
    [['zero.pdf', '--style', 'pink'], 'valor inválido para --style: pink. Use bar, label, mask, reason'],
    [['zero.pdf', '--colour', 'pink'], 'opção inválida'],
    [[], 'informe um arquivo'],
  ])('refuses %j with status 2, the reason on standard error, and writes nothing', async (args, reason) => {
    await writeFile(join(folder, 'zero.pdf'), '');
    const before = await readdir(folder);
    const ran = await mavendoc(['anonymize', ...args]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(reason);
    expect(ran.out).toBe('');
    expect(await readdir(folder)).toEqual(before);
  });
});

test('verify tells what is wrong with a copy of another program', async () => {
  const document = await PDFDocument.load(await readFile(join(folder, await pdf('f.pdf', LINES))));
  document.getPage(0).drawRectangle({ x: 200, y: 740, width: 150, height: 16 });
  await writeFile(join(folder, 'f-copy.pdf'), await document.save());
  const ran = await mavendoc(['verify', 'f.pdf', 'f-copy.pdf']);
  expect(ran.code).toBe(3);
  expect(ran.out).toContain('página 1: há texto sob um retângulo');
});

describe('detect', () => {
  test('gives offsets in UTF-16 units of what it read', async () => {
    const text = `😀 Locatário inscrito no CPF ${CPF}.\n`;
    const ran = await mavendoc(['detect', '-', '--json'], { input: text });
    expect(ran).toMatchObject({ code: 0, err: '' });
    const { findings } = JSON.parse(ran.out) as {
      findings: { start: number; end: number; category: string }[];
    };
    const found = findings.find(({ category }) => category === 'cpf')!;
    expect(text.slice(found.start, found.end)).toBe(CPF);
  });
});

test('inspect tells what would be found', async () => {
  const ran = await mavendoc(['inspect', await pdf('e.pdf', LINES), '--json']);
  const shown = JSON.parse(ran.out) as { pageCount: number; findings: { text: string; category: string }[] };
  expect(shown.pageCount).toBe(1);
  expect(shown.findings).toContainEqual(expect.objectContaining({ text: CPF, category: 'cpf' }));
});

test('speaks English where the terminal does', async () => {
  const ran = await mavendoc(['anonymize', 'missing.pdf'], { language: 'en_US.UTF-8' });
  expect(ran.err).toBe('missing.pdf: no such file\n');
  expect((await mavendoc(['--help'], { language: 'C.UTF-8' })).out).toContain('Saída: 0 feito e verificado');
});
