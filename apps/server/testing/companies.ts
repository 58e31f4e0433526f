import { company as wire, users } from '@mavendoc/contract';
import { Client } from 'pg';
import type { Person } from './people.ts';
import type { TestServer } from './server.ts';

/** Saves the Admin's company with this sign-in type, after the operator gave it a plan that allows it. */
export async function useProvider(server: TestServer, admin: Person, fields: object): Promise<string> {
  const companyId = (await admin.client.call(users.getMyInfo)).empresa.id;
  const owner = new Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  await owner.query(`update companies set plan = 'premium' where id = $1`, [companyId]);
  await owner.end();
  const form = { nome: 'Empresa', cidade: 'Porto Alegre', tempoArquivos: 365 };
  await admin.client.call(wire.updateCompany, { params: { companyId }, body: { ...form, ...fields } });
  return companyId;
}
