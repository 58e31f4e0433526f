import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A transaction under way. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
