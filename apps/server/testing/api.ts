/** A customer's program: a key of a company with API, and calls with it. */

import { createClient, integration, users } from '@mavendoc/contract';
import type { Client, Scope } from '@mavendoc/contract';
import { makeTeam } from './people.ts';
import type { Team } from './people.ts';
import type { TestServer } from './server.ts';

export interface Program {
  readonly team: Team;
  readonly empresaId: string;
  /** `{origin}/mavendoc/api/v1` */
  readonly base: string;
  key(scopes?: readonly Scope[]): Promise<string>;
  client(key: string): Client;
  /** Uploads a PDF as `POST /documents` wants it. */
  send(
    key: string,
    pdf: Uint8Array<ArrayBuffer>,
    call?: { readonly query?: string; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<{
    readonly response: Response;
    readonly body: integration.Document & { readonly code?: string };
  }>;
}

/** A company on the plan Premium. */
export async function makeProgram(server: TestServer, domain: string): Promise<Program> {
  const team = await makeTeam(server, domain);
  const empresaId = (await team.admin.client.call(users.getMyInfo)).empresa.id;
  await server.documents.credits.setPlan(empresaId, 'premium');
  const base = `${server.origin}/mavendoc/api/v1`;
  return {
    team,
    empresaId,
    base,
    async key(scopes) {
      const body = { name: 'Sistema', days: null, ...(scopes === undefined ? {} : { scopes: [...scopes] }) };
      return (await team.admin.client.call(integration.createKey, { body })).key;
    },
    client: (key) => createClient({ base, token: () => key, language: () => 'en' }),
    async send(key, pdf, { query = '', headers = {} } = {}) {
      const form = new FormData();
      form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'api.pdf');
      const response = await fetch(`${base}/documents${query}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, ...headers },
        body: form,
      });
      return { response, body: (await response.json()) as integration.Document & { code?: string } };
    },
  };
}
