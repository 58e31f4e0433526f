/**
 * A right call of every route that needs a session or a key, made for a company: it succeeds for that company's Admin, and what
 * it names belongs to that company. A new route needs its example here: the walk over all calls fails without.
 */

import type { World } from './world.ts';

export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON, form fields, text, or a multipart form, as the route wants it. */
  readonly body?: unknown;
}

type MakeExample = (world: World) => Promise<Example> | Example;

const byId =
  (id: (world: World) => Promise<string> | string): MakeExample =>
  async (world) => ({
    params: { id: await id(world) },
  });
const ofFile =
  (body?: unknown): MakeExample =>
  ({ file }) => ({ params: { fileId: file.id }, ...(body === undefined ? {} : { body }) });
const ofNewFile =
  (body: unknown): MakeExample =>
  async ({ newFile }) => ({ params: { fileId: await newFile() }, body });
const nothing: MakeExample = () => ({});

const person = { nome: 'Pessoa Nova', perfil: { id: 2 }, maxCredits: 0 };
const company = { nome: 'Empresa', cidade: 'Porto Alegre', tempoArquivos: 365, authType: 'EMAIL' };
const hook = { url: 'http://127.0.0.1:9/', description: '', events: ['removal.done'] };
const removal = { style: 'bar', level: 'standard' };

const pdfForm = (name: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.7 ${name}`], { type: 'application/pdf' }), `${name}.pdf`);
  return form;
};

const own: Readonly<Record<string, MakeExample>> = {
  'GET /auth/sessions': nothing,
  'DELETE /auth/sessions/{id}': byId(async ({ newSession }) => await newSession()),
  'GET /auth/factors': nothing,
  'POST /auth/factors/passkeys/options': nothing,
  'POST /auth/factors/totp': nothing,
  'GET /users/myinfo': nothing,
  'PUT /users/password': () => ({ body: { password: 'jabuticaba e caqui' } }),
  'GET /credits': nothing,
};

const people: Readonly<Record<string, MakeExample>> = {
  'GET /users': nothing,
  'GET /users/search': () => ({ query: { text: 'a' } }),
  'POST /users': ({ name, admin }) => ({
    body: { ...person, email: `${name().replace(' ', '')}@${admin.email.split('@')[1] ?? ''}` },
  }),
  'PUT /users': async ({ newUser, name }) => ({
    body: { ...person, id: await newUser(), email: `${name().replace(' ', '')}@trocado.example` },
  }),
  'DELETE /users/{id}': byId(async ({ newUser }) => await newUser()),
  'POST /users/{id}/invitation': byId(async ({ newUser }) => await newUser()),
  'DELETE /users/{id}/sessions': byId(async ({ newUser }) => await newUser()),
  'GET /users/company/{companyId}': ({ companyId }) => ({ params: { companyId } }),
  'PUT /users/company/{companyId}': ({ companyId }) => ({ params: { companyId }, body: company }),
  'POST /users/company/{companyId}/test-connection': ({ companyId }) => ({
    params: { companyId },
    body: company,
  }),
};

const documents: Readonly<Record<string, MakeExample>> = {
  'GET /drive/folders': nothing,
  'GET /drive/folders/{id}': byId(({ folder }) => folder),
  'GET /drive/files/{id}': byId(({ folder }) => folder),
  'GET /drive/file/{id}': byId(({ file }) => file.id),
  'GET /drive/path/{id}': byId(({ folder }) => folder),
  'GET /drive/search': () => ({ query: { text: 'nome' } }),
  'GET /drive/duplicates/{id}': byId(({ file }) => file.id),
  'GET /drive/changes/{id}': ({ folder }) => ({
    params: { id: folder },
    query: { since: '2026-01-01T00:00:00Z' },
  }),
  'GET /drive/picture/{id}': byId(({ file }) => file.id),
  'POST /drive/folder': ({ folder, name }) => ({ query: { parent: folder }, body: name() }),
  'PUT /drive/folder/{id}': async ({ newFolder, name }) => ({
    params: { id: await newFolder() },
    body: name(),
  }),
  'PUT /drive/file/{id}': ({ file, name }) => ({ params: { id: file.id }, body: `${name()}.pdf` }),
  'DELETE /drive/folder/{id}': byId(async ({ newFolder }) => await newFolder()),
  'DELETE /drive/file/{id}': byId(async ({ newFile }) => await newFile()),
  'POST /drive/move': async ({ newFolder, folder }) => ({
    body: { files: [], folders: [await newFolder()], to: folder },
  }),
  'POST /drive/sample': nothing,
  'POST /drive/upload': ({ folder, name }) => ({ query: { folder }, body: pdfForm(name()) }),
  'POST /drive/uploadBase64': ({ folder, name }) => ({
    body: {
      base64: Buffer.from(`%PDF-1.7 ${name()}`).toString('base64'),
      fileName: `${name()}.pdf`,
      mimeType: 'application/pdf',
      idFolder: folder,
    },
  }),
  'GET /drive/download/{id}': byId(({ file }) => file.id),
  'POST /drive/zip': ({ file }) => ({ body: { files: [file.id], folders: [] } }),
  'GET /drive/open/{id}': byId(({ file }) => file.id),
  'GET /drive/trash': nothing,
  'POST /drive/trash/{kind}/{id}/restore': async ({ newTrashed }) => ({
    params: { kind: 'folder', id: await newTrashed() },
  }),
  'DELETE /drive/trash/{kind}/{id}': async ({ newTrashed }) => ({
    params: { kind: 'folder', id: await newTrashed() },
  }),
  'DELETE /drive/trash': nothing,
  'GET /drive/removal/{fileId}': ofFile(),
  'GET /drive/removal/{fileId}/versions': ofFile(),
  'POST /drive/removal/{fileId}': ofNewFile(removal),
  'GET /approvals': nothing,
  'GET /review/{fileId}': ofFile(),
  'GET /review/{fileId}/pages/{page}': ({ file }) => ({ params: { fileId: file.id, page: '0' } }),
  'GET /review/{fileId}/history': ofFile(),
  'POST /review/{fileId}/decisions': ({ file }) => ({
    params: { fileId: file.id },
    body: { findings: [file.finding], decision: 'keep' },
  }),
  'POST /review/{fileId}/marks': ofFile({ kind: 'search', text: 'Contrato' }),
  'POST /review/{fileId}/search': ofFile({ text: 'Contrato' }),
  'POST /review/{fileId}/undo': ofFile(),
  'GET /legal-bases': nothing,
};

const rules: Readonly<Record<string, MakeExample>> = {
  'POST /legal-bases': ({ name }) => ({ body: { code: name() } }),
  'DELETE /legal-bases/{id}': byId(async ({ newBasis }) => await newBasis()),
  'GET /regexes': nothing,
  'GET /regexes/{id}': byId(async ({ newRegex }) => await newRegex()),
  'POST /regexes': ({ name }) => ({ body: { label: name(), regex: 'X\\d', status: 'A' } }),
  'PUT /regexes': async ({ newRegex, name }) => ({
    body: { id: await newRegex(), label: name(), regex: 'Y\\d', status: 'I' },
  }),
  'DELETE /regexes/{id}': byId(async ({ newRegex }) => await newRegex()),
  'POST /regexes/ai-generate': () => ({ body: 'AB-1234' }),
  'GET /hach-list/list/{category}': () => ({ params: { category: 'W' } }),
  'POST /hach-list': ({ name }) => ({ body: { label: name(), category: 'B' } }),
  'PUT /hach-list/{id}': async ({ newTerm, name }) => ({
    params: { id: await newTerm() },
    body: { label: name(), category: 'W' },
  }),
  'POST /regexes/import': ({ name }) => ({ body: `${name()};AB\\d+` }),
  'GET /regexes/export': nothing,
  'DELETE /hach-list/{id}': byId(async ({ newTerm }) => await newTerm()),
  'POST /hach-list/import/{category}': ({ name }) => ({ params: { category: 'W' }, body: name() }),
  'GET /hach-list/export/{category}': () => ({ params: { category: 'W' } }),
  'POST /rules/preview': () => ({ body: { term: 'Contrato' } }),
};

const reports: Readonly<Record<string, MakeExample>> = {
  'GET /relatorio-acessos/last-logins': nothing,
  'GET /credits-usage': nothing,
  'GET /credits-usage-report': nothing,
  'GET /reports/users': nothing,
  'GET /reports/export/{report}': () => ({ params: { report: 'credits-usage' } }),
};

const integration: Readonly<Record<string, MakeExample>> = {
  'GET /integration/keys': nothing,
  'POST /integration/keys': ({ name }) => ({ body: { name: name(), days: 30 } }),
  'DELETE /integration/keys/{id}': byId(async ({ newKey }) => await newKey()),
  'GET /integration/webhooks': nothing,
  'POST /integration/webhooks': () => ({ body: hook }),
  'PUT /integration/webhooks/{id}': async ({ newWebhook }) => ({
    params: { id: await newWebhook() },
    body: { ...hook, active: false },
  }),
  'DELETE /integration/webhooks/{id}': byId(async ({ newWebhook }) => await newWebhook()),
  'POST /integration/webhooks/{id}/secret': byId(async ({ newWebhook }) => await newWebhook()),
  'POST /integration/webhooks/{id}/ping': byId(async ({ newWebhook }) => await newWebhook()),
  'GET /integration/webhooks/{id}/deliveries': byId(async ({ newWebhook }) => await newWebhook()),
  'GET /rules': () => ({ query: { kind: 'keep' } }),
  'POST /rules': ({ name }) => ({ body: { kind: 'remove', label: name() } }),
  'DELETE /rules/{id}': byId(async ({ newTerm }) => await newTerm()),
  'GET /usage': nothing,
  'POST /documents': ({ name }) => ({ body: pdfForm(name()) }),
  'GET /documents/{id}': byId(({ file }) => file.id),
  'GET /documents/{id}/findings': byId(({ file }) => file.id),
  'GET /documents/{id}/original': byId(({ file }) => file.id),
  'POST /documents/{id}/removal': async ({ newFile }) => ({ params: { id: await newFile() }, body: removal }),
  'DELETE /documents/{id}': byId(async ({ newFile }) => await newFile()),
};

export const EXAMPLES: Readonly<Record<string, MakeExample>> = {
  ...own,
  ...people,
  ...documents,
  ...rules,
  ...reports,
  ...integration,
};

/** Calls that only succeed in a state that this walk does not make; each is attacked and tested beside its feature. */
export const NEED_A_STATE: Readonly<Record<string, string>> = {
  'POST /auth/logout': 'ends the session of the walk',
  'DELETE /auth/sessions': 'ends the session of the walk',
  'POST /auth/factors/totp/confirm': 'needs the code of an authenticator app: factors.test.ts',
  'POST /auth/factors/totp/remove': 'needs the code of an authenticator app: factors.test.ts',
  'POST /auth/factors/passkeys': 'needs an authenticator: passkeys.test.ts',
  'DELETE /auth/factors/passkeys/{id}': 'needs a passkey: passkeys.test.ts',
  'POST /auth/factors/recovery-codes': 'needs a factor: factors.test.ts',
  'DELETE /users/delete-account-step1': 'an Admin with users may not leave: users.test.ts',
  'POST /users/delete-account-step2': 'needs a mailed code: users.test.ts',
  'POST /drive/cancel/{id}': 'needs a file that is being indexed: gallery.test.ts',
  'POST /drive/retry/{id}': 'needs a file with an error: drive.test.ts',
  'DELETE /drive/removal/{fileId}': 'needs a removal that runs: removal.test.ts',
  'POST /drive/removal/{fileId}/approval': 'needs two people and a removal that waits: approval.test.ts',
  'POST /integration/webhooks/{id}/deliveries/{delivery}/redeliver': 'needs a delivery: webhooks.test.ts',
  'GET /documents/{id}/copy': 'needs a finished removal: integration.test.ts',
  'GET /documents/{id}/certificate': 'needs a finished removal: integration.test.ts',
};
