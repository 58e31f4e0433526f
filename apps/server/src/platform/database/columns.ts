/** Column types and values that drizzle lacks. */

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** `uuid[]`, as one parameter however many there are. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;
