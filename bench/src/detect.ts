import { readFileSync } from 'node:fs';
import path from 'node:path';
import { detect, loadNameModel } from '../../packages/detector/src/index.ts';

/**
 * `npm run detect -w @mavendoc/bench [folder of the public data]`: megabytes of text a second on one core, without and
 * with the tagger of names, on ordinary text and on text made to be slow. Time on the processor, whoever else runs; best of
 * three, after a warm-up.
 */
const LENGTH = 1_000_000;
const PATHOLOGICAL = 5_000_000;

const prose = `CONTRATANTE: João Carlos da Silva Pereira, brasileiro, casado, engenheiro, portador do CPF nº 529.982.247-25,
residente na Rua das Flores, nº 12, São Paulo/SP, doravante denominado simplesmente contratante, resolve, nos termos da
Lei nº 8.245/91, firmar o presente instrumento, que se regerá pelas cláusulas e condições a seguir estipuladas. O valor
mensal da locação é de R$ 1.500,00, com vencimento no dia 10 de cada mês, e será corrigido anualmente pelo índice oficial.
The parties agree that this contract is governed by the law of the place where the property lies. Maria Souza signs it.
`;

function lenerText(folder: string): string {
  return readFileSync(path.join(folder, 'ner/lener-br/train.conll'), 'utf8')
    .split(/\r?\n\s*\r?\n/)
    .map((block) =>
      block
        .split(/\r?\n/)
        .map((line) => line.split(' ')[0])
        .join(' '),
    )
    .join('\n');
}

const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const folder = process.argv[2];
const texts: Record<string, string> = {
  'contract clauses': filled(prose, LENGTH),
  ...(folder !== undefined && { 'LeNER-Br train, running text': lenerText(folder).slice(0, LENGTH) }),
  '5 MB line of digits': filled('1234567890', PATHOLOGICAL),
  '5 MB line of commas': filled(',', PATHOLOGICAL),
  '5 MB line of capitals': filled('A', PATHOLOGICAL),
  '5 MB line of capitalised words': filled('Silva ', PATHOLOGICAL),
  '5 MB row of heads over a row of numbers': `${filled('id\t', PATHOLOGICAL * 0.3)}\n${filled('44181\t', PATHOLOGICAL * 0.7)}`,
};
const model = loadNameModel();

console.log('| text | MB | without tagger, MB/s | with tagger, MB/s |\n| --- | --: | --: | --: |');
for (const [name, text] of Object.entries(texts)) {
  const megabytes = Buffer.byteLength(text) / 1e6;
  const speeds = [{}, { model }].map((options) => (megabytes / best(text, options)).toFixed(2));
  console.log(`| ${name} | ${megabytes.toFixed(1)} | ${speeds.join(' | ')} |`);
}

function best(text: string, options: Parameters<typeof detect>[1]): number {
  detect([{ text: text.slice(0, 50_000) }], options);
  let least = Infinity;
  for (let run = 0; run < 3; run++) {
    const start = process.cpuUsage();
    detect([{ text }], options);
    least = Math.min(least, process.cpuUsage(start).user / 1e6);
  }
  return least;
}
