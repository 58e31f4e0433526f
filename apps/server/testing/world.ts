/** A company with one of everything (the server must allow 127.0.0.1 to be called), for tests that walk all calls: what they are given is real and theirs. */

import { auth, drive, SCOPES, integration, review, rules, users, webhooks } from '@mavendoc/contract';
import { indexed, pdfOf, upload } from './documents.ts';
import { addPerson, makeTeam, signIn } from './people.ts';
import type { Team } from './people.ts';
import type { TestServer } from './server.ts';

export interface World extends Team {
  readonly server: TestServer;
  readonly companyId: string;
  readonly key: string;
  /** A file with a finding, completed. */
  readonly file: { readonly id: string; readonly finding: string };
  readonly folder: string;
  readonly newFolder: () => Promise<string>;
  /** In the trash. */
  readonly newTrashed: () => Promise<string>;
  /** Completed, of one page. */
  readonly newFile: () => Promise<string>;
  readonly newUser: () => Promise<string>;
  readonly newSession: () => Promise<string>;
  readonly newRegex: () => Promise<string>;
  readonly newTerm: () => Promise<string>;
  readonly newBasis: () => Promise<string>;
  readonly newKey: () => Promise<string>;
  readonly newWebhook: () => Promise<string>;
  readonly name: () => string;
}

const LINES = ['Contrato de Maria Cecília Prado', 'CPF 529.982.247-25', 'cecilia.prado@exemplo.com.br'];

export async function makeWorld(server: TestServer, domain: string): Promise<World> {
  const team = await makeTeam(server, domain);
  const { admin } = team;
  const { client } = admin;
  const companyId = (await client.call(users.getMyInfo)).empresa.id;
  await server.documents.credits.setPlan(companyId, 'premium');
  let count = 0;
  const name = (): string => `nome ${(count += 1)}`;
  const newFolder = async () => (await client.call(drive.createFolder, { query: {}, body: name() })).id;
  const folder = await newFolder();
  const newFile = async (): Promise<string> => {
    // no two alike: the same bytes in the same folder are asked about
    const bytes = await pdfOf([[...LINES, name()]]);
    const { body } = await upload(server, admin.token, folder, { name: `${name()}.pdf`, bytes });
    const file = await indexed(client, body.id);
    if (file.statusIndex !== 3) throw new Error(`the file ended as ${file.statusIndex}`);
    return file.id;
  };
  const fileId = await newFile();
  const { findings } = await client.call(review.getReview, { params: { fileId }, query: {} });
  const made = await client.call(integration.createKey, {
    body: { name: 'sistema', days: null, scopes: [...SCOPES] },
  });
  return {
    ...team,
    server,
    companyId,
    key: made.key,
    folder,
    file: { id: fileId, finding: findings[0]?.id ?? '' },
    name,
    newFolder,
    newFile,
    newTrashed: async () => {
      const id = await newFolder();
      await client.call(drive.deleteFolder, { params: { id } });
      return id;
    },
    newUser: async () => {
      const person = await addPerson(server, admin, `pessoa${(count += 1)}@${domain}`, 2);
      return (await person.client.call(users.getMyInfo)).id;
    },
    newSession: async () => {
      const { client: other } = await signIn(server, admin.email);
      return (await other.call(auth.listSessions)).find(({ current }) => current)?.id ?? '';
    },
    newRegex: async () =>
      (await client.call(rules.createRegex, { body: { label: name(), regex: 'AB\\d+' } })).id,
    newTerm: async () => (await client.call(rules.createItem, { body: { label: name(), category: 'W' } })).id,
    newBasis: async () => (await client.call(review.createLegalBasis, { body: { code: name() } })).id,
    newKey: async () => (await client.call(integration.createKey, { body: { name: name(), days: null } })).id,
    newWebhook: async () => {
      const body = { url: `http://127.0.0.1:9/${(count += 1)}`, events: ['removal.done' as const] };
      return (await client.call(webhooks.createWebhook, { body })).id;
    },
  };
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return async () => await (made ??= make());
};

/** The same company, in which each thing is made once: for calls that are to be refused, and so leave everything as it is. */
export function standing(world: World): World {
  return {
    ...world,
    newFile: async () => world.file.id,
    newFolder: async () => world.folder,
    newTrashed: once(world.newTrashed),
    newUser: once(world.newUser),
    newSession: once(world.newSession),
    newRegex: once(world.newRegex),
    newTerm: once(world.newTerm),
    newBasis: once(world.newBasis),
    newKey: once(world.newKey),
    newWebhook: once(world.newWebhook),
  };
}
