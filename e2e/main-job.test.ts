import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { contract, KEPT, SECRETS } from './fixtures/contract.ts';
import { metadataOf, textOf } from './fixtures/reader.ts';
import { scanned } from './fixtures/scan.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { createFolder, downloadCopy, openFolder, removeData, row, signUp, upload } from './support/steps.ts';

const PERSON = 'ana.teste@empresa-exemplo.com.br';
const ready = { timeout: 120_000 };

let stage: Stage;

beforeAll(async () => {
  stage = await joinStage(inject('product'));
});
afterAll(() => stage?.close());

it('takes a contract and a scanned page from sign-up to verified copies', async () => {
  const { browser } = stage;
  const page = await browser.context.newPage();
  await signUp(page, stage, PERSON);
  await createFolder(page, 'Contratos');
  await openFolder(page, 'Contratos');
  await upload(page, [
    { name: 'contrato.pdf', bytes: await contract() },
    { name: 'digitalizado.pdf', bytes: await scanned(await contract(1)) },
  ]);
  for (const name of ['contrato.pdf', 'digitalizado.pdf']) {
    await row(page, name).getByText('Concluído').filter({ visible: true }).waitFor(ready);
  }
  await page.getByRole('banner').getByText('19').waitFor();

  for (const name of ['contrato.pdf', 'digitalizado.pdf']) {
    await removeData(page, name);
    const copy = await downloadCopy(page, name);
    expect(copy.name).toBe(name.replace('.pdf', ' - anonimizado.pdf'));
    expectClean(copy.path);
  }
});

function expectClean(file: string): void {
  const text = textOf(file);
  for (const secret of Object.values(SECRETS).flat()) expect(text).not.toContain(secret);
  const surnames = SECRETS.names.flatMap((name) => name.split(' '));
  for (const name of surnames) expect(text).not.toContain(name);
  for (const sentence of KEPT) expect(text).toContain(sentence);
  expect(metadataOf(file)).not.toContain('Jocasta');
}
