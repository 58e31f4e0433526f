/** What can be asked without another answer first, and so all at once (one-trip.ts): a call then waits for the database once. */

import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import { inOneTrip } from './one-trip.ts';
import type { Statement } from './one-trip.ts';
import type { Tx } from './tx.ts';

/** A query and what becomes of its rows. Its text must be one of few, since each connection keeps the plan of each. */
export interface Reading<T> {
  readonly query: SQL;
  readonly answer: (rows: readonly unknown[]) => T;
}

export type Answers<Readings extends readonly Reading<unknown>[]> = {
  -readonly [Index in keyof Readings]: Readings[Index] extends Reading<infer T> ? T : never;
};

/** @param answer takes the rows as it says they are; instants come as Date or text */
export const reading = <T>(query: SQL, answer: (rows: readonly never[]) => T): Reading<T> => ({
  query,
  answer: (rows) => answer(rows as readonly never[]),
});

/** The same inside a transaction that does more. */
export const readIn = async <T>(tx: Tx, { query, answer }: Reading<T>): Promise<T> =>
  answer((await tx.execute(query)).rows);

/** One transaction that may change nothing. */
export async function readTogether<const Readings extends readonly Reading<unknown>[]>(
  pool: Pool,
  role: string,
  tenant: string,
  readings: Readings,
): Promise<Answers<Readings>> {
  const statements = readings.map(({ query }) => statementOf(query));
  const client = await pool.connect();
  // an answer that throws comes after the connection has been given back, once
  const results = await inOneTrip(client, role, tenant, statements).then(
    (rows) => {
      client.release();
      return rows;
    },
    (error: unknown) => {
      client.release(true);
      throw error;
    },
  );
  return readings.map(({ answer }, index) => answer(results[index] ?? [])) as Answers<Readings>;
}

const dialect = new PgDialect();

function statementOf(query: SQL): Statement {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  return { text, values };
}
