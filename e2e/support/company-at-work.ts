/**
 * What the lists of a company hold that has worked with the product for long: every state, none, one and very many, and names
 * that are longer than any column. Only what is shown is given; nothing of it is stored.
 */

import {
  drive,
  SCOPES,
  webhooks,
  type integration,
  type reports,
  type rules,
  type users,
} from '@mavendoc/contract';
import type { Page } from 'playwright-core';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString();

/** The folder that holds one file of every kind. */
export const FOLDER = id(1);
const LONG = 'Contrato de prestação de serviços continuados de digitalização e guarda de prontuários médicos';
const LONG_EMAIL =
  'maria.aparecida.quintanilha.de.albuquerque.cavalcanti@secretaria-municipal-exemplo.com.br';

const file = (
  number: number,
  nomeOriginal: string,
  given: Partial<drive.DriveFile> = {},
): drive.DriveFile => ({
  id: id(100 + number),
  nomeOriginal,
  statusIndex: drive.STATUS.completed,
  tamanhoBytes: 1_234_567 * number,
  dataUpload: day(number),
  folderId: FOLDER,
  pageCount: number ** 4,
  reason: null,
  progress: null,
  // no picture is asked for
  encrypted: true,
  found: { NOME: 7, CPF: 2, ENDERECO: 1, EMAIL: 1240 },
  removal: 'none',
  uploadedBy: 'Ana Souza',
  ...given,
});

const unread = { pageCount: null, found: {} } as const;
export const FILES: readonly drive.DriveFile[] = [
  file(1, `${LONG}, com todos os anexos, aditivos e apostilamentos até esta data.pdf`),
  file(2, 'Na fila.pdf', { ...unread, statusIndex: drive.STATUS.queue }),
  file(3, 'Sendo lido.pdf', {
    statusIndex: drive.STATUS.indexing,
    progress: { done: 3, total: 120 },
    found: {},
  }),
  file(4, 'Protegido.pdf', { ...unread, statusIndex: drive.STATUS.error, reason: 'password-needed' }),
  file(5, 'Grande demais para o saldo.pdf', { statusIndex: drive.STATUS.insufficientCredits, found: {} }),
  file(6, 'Sem saldo.pdf', { statusIndex: drive.STATUS.noCredits, found: {} }),
  file(7, 'Nada encontrado.pdf', { found: {} }),
  file(8, 'Com cópia.pdf', { removal: 'removed', encrypted: true }),
  file(9, 'Em remoção.pdf', { removal: 'processing' }),
  file(10, 'Recusado.pdf', { removal: 'error' }),
];

const FOLDERS: readonly drive.Folder[] = [
  { id: FOLDER, nome: 'Contratos', dataCriacao: day(400), parentId: null },
  { id: id(2), nome: LONG.slice(0, 100), dataCriacao: day(3), parentId: null },
];

const TRASH: readonly drive.TrashEntry[] = [
  { kind: 'folder', id: id(3), nome: 'Pasta antiga', deletedAt: day(1), purgedAt: day(-29) },
  { kind: 'file', id: id(4), nome: `${LONG}.pdf`, deletedAt: day(29), purgedAt: day(-1) },
];

const REGEXES: readonly rules.RegexRule[] = [
  { id: id(5), label: 'Matrícula', regex: 'MAT-[0-9]{6}', status: 'A' },
  { id: id(6), label: LONG, regex: `(?:${'[A-Z]{3}-[0-9]{4}|'.repeat(9)}X)`, status: 'I' },
];
const ITEMS = (category: rules.ListCategory): readonly rules.ListItem[] => [
  { id: id(7), label: 'Prefeitura de Porto Alegre', category },
  { id: id(8), label: `${LONG} ${'ininterrupto'.repeat(9)}`, category },
];

const user = (number: number, nome: string, email: string, given: Partial<users.User> = {}): users.User => ({
  id: id(200 + number),
  nome,
  email,
  perfil: { id: 2, nome: 'Operador' },
  maxCredits: 0,
  ativo: true,
  createdAt: day(number),
  mailStatus: 'sent',
  ...given,
});
const USERS: readonly users.User[] = [
  user(1, 'Ana Souza', 'ana@exemplo.com.br', { perfil: { id: 1, nome: 'Admin' } }),
  user(2, 'Maria Aparecida Quintanilha de Albuquerque Cavalcanti e Silva', LONG_EMAIL, {
    maxCredits: 12_000,
  }),
  user(3, 'Rui Prado', 'rui@exemplo.com.br', { ativo: false, perfil: { id: 3, nome: 'Gestor' } }),
];

const SIGN_INS = [
  { email: LONG_EMAIL, dataLogin: day(0), ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', idUsuario: id(202) },
  { email: 'ana@exemplo.com.br', dataLogin: day(1), ip: '203.0.113.7', idUsuario: id(201) },
] as const;
const USES: readonly reports.CreditsUsageRecord[] = [
  { email: LONG_EMAIL, document: `${LONG}.pdf`, datahora: day(0), credits: 1240, kind: 'pages' },
  { email: 'ana@exemplo.com.br', document: '', datahora: day(1), credits: 1, kind: 'open' },
];
const CONSUMPTION: readonly reports.ConsumptionRow[] = [
  { id: id(202), email: LONG_EMAIL, totalCredits: 123_456, totalDocuments: 789 },
  ...['ana', 'rui', 'bia', 'caio', 'davi', 'eva', 'léo'].map((name, at) => ({
    id: id(210 + at),
    email: `${name}@exemplo.com.br`,
    totalCredits: 40_000 - at * 6_000,
    totalDocuments: 300 - at * 40,
  })),
];

const KEYS: readonly integration.ApiKey[] = [
  {
    id: id(9),
    name: 'Sistema de protocolo',
    hint: 'mvd_a1b2',
    scopes: [...SCOPES],
    createdAt: day(40),
    expiresAt: null,
    lastUsedAt: day(0),
    revoked: false,
  },
  {
    id: id(10),
    name: 'ERP',
    hint: 'mvd_c3d4',
    scopes: ['usage'],
    createdAt: day(9),
    expiresAt: day(2),
    lastUsedAt: null,
    revoked: false,
  },
  {
    id: id(11),
    name: 'Antiga',
    hint: 'mvd_e5f6',
    scopes: ['usage'],
    createdAt: day(90),
    expiresAt: null,
    lastUsedAt: null,
    revoked: true,
  },
];

const hook = (number: number, given: Partial<webhooks.Webhook>): webhooks.Webhook => ({
  id: id(20 + number),
  url: `https://integracao.exemplo.com.br/${'entradas/'.repeat(number * 3)}mavendoc`,
  description: '',
  events: [...webhooks.EVENTS],
  active: true,
  offReason: null,
  failingSince: null,
  lastDeliveredAt: day(0),
  secretHint: 'whsec_a1',
  oldSecretUntil: null,
  createdAt: day(30),
  ...given,
});
const HOOKS: readonly webhooks.Webhook[] = [
  hook(1, { description: 'Protocolo' }),
  hook(2, { failingSince: day(1), lastDeliveredAt: null, oldSecretUntil: day(-1) }),
  hook(3, { active: false, offReason: 'failing', events: ['removal.done'] }),
];

const paged = <Row>(records: readonly Row[]) => ({ records, totalRecords: 12_345, pageSize: 20 });

const ANSWERS: readonly (readonly [address: string, answer: unknown])[] = [
  ['drive/folders', FOLDERS],
  ['drive/folders/*', FOLDERS.slice(1)],
  ['drive/files/*', FILES],
  ['drive/path/*', FOLDERS.slice(0, 1)],
  ['drive/changes/*?*', { at: day(0), changed: [], total: FILES.length }],
  ['drive/trash', TRASH],
  ['regexes', REGEXES],
  ['hach-list/list/W', ITEMS('W')],
  ['hach-list/list/B', ITEMS('B')],
  ['users/search?*', { ...paged(USERS), activeUsers: 2 }],
  ['relatorio-acessos/last-logins?*', paged(SIGN_INS)],
  ['credits-usage?*', paged(USES)],
  ['credits-usage-report?*', CONSUMPTION],
  ['reports/users', USERS.map((one) => ({ id: one.id, email: one.email }))],
  ['integration/keys', KEYS],
  ['integration/webhooks', HOOKS],
];

/** A white pixel: the picture of a first page. */
const SHEET = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  'base64',
);

const matching = (address: string): RegExp =>
  new RegExp(`/resources/${address.replace('?', String.raw`\?`).replaceAll('*', '[^/]*')}$`);

/** From its next look at them on, the page's lists hold all that; what is written goes to the service as ever. */
export async function showCompanyAtWork(page: Page): Promise<void> {
  await page.route(/\/resources\/drive\/picture\//, (route) =>
    route.fulfill({ body: SHEET, contentType: 'image/png' }),
  );
  for (const [address, json] of ANSWERS)
    await page.route(matching(address), async (route) =>
      route.request().method() === 'GET' ? await route.fulfill({ json }) : await route.continue(),
    );
}
