import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, KEPT, SECRETS } from './fixtures/contract.ts';
import { metadataOf, textOf } from './fixtures/reader.ts';
import { scanned } from './fixtures/scan.ts';
import { openBrowser, type Browser } from './support/browser.ts';
import { startMailbox, type Mailbox } from './support/mailbox.ts';
import { startProduct, type Product } from './support/product.ts';
import { createFolder, downloadCopy, openFolder, removeData, row, signUp, upload } from './support/steps.ts';

const PERSON = 'ana.teste@empresa-exemplo.com.br';
const ready = { timeout: 120_000 };

let mailbox: Mailbox;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ SMTP_URL: mailbox.url });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await mailbox?.close();
});

it('takes a contract and a scanned page from sign-up to verified copies', async () => {
  const page = await browser.context.newPage();
  await signUp(page, product, mailbox, PERSON);
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
