/**
 * Statements of one transaction in one message to PostgreSQL, answered in one: the extended protocol without a Sync between
 * them, which makes them a transaction without BEGIN and COMMIT. Each connection plans a statement once and keeps it by name.
 */

import { hash } from 'node:crypto';
import { Query } from 'pg';
import type { Connection, PoolClient, QueryResult } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Rows of each statement. The connection can't be used again when it fails: what was kept by name is not known. */
export async function inOneTrip(
  client: PoolClient,
  role: string,
  tenant: string,
  statements: readonly Statement[],
): Promise<readonly (readonly object[])[]> {
  return await new Promise((answered, failed) => {
    const query = new Query<object>('', (error, results) => {
      if (error === undefined || error === null) answered(rowsOf(results));
      else failed(error);
    });
    query.submit = (connection) =>
      send(connection, [{ text: BEGIN, values: [role, tenant] }, ...statements], role);
    client.query(query);
  });
}

/** Until the transaction ends: it changes nothing, and is of this role and tenant. */
const BEGIN = `select set_config('transaction_read_only', 'on', true), set_config('role', $1, true),
  set_config('app.tenant', $2, true)`;

/** The driver answers several statements with a list, whatever its types say. */
const rowsOf = (results: unknown): readonly (readonly object[])[] =>
  (results as readonly QueryResult<object>[]).slice(1).map(({ rows }) => rows);

const planned = new WeakMap<Connection, Set<string>>();

function send(connection: Connection, statements: readonly Statement[], role: string): void {
  const names = planned.get(connection) ?? new Set();
  planned.set(connection, names);
  connection.stream.cork();
  for (const { text, values } of statements) {
    // a plan holds the policies of the role that it was made for, so its name does too
    const name = hash('sha1', role + text);
    if (!names.has(name)) connection.parse({ name, text, types: [] }, true);
    names.add(name);
    connection.bind({ statement: name, values: values.map(asText) }, true);
    connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
  }
  connection.sync();
  connection.stream.uncork();
}

/** Whatever a reading asks with; a list or an object would be sent as something else than it is. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  throw new TypeError('a reading asks with texts, numbers, booleans and instants');
}
