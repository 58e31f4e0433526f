import { Client } from 'pg';

const USERS = 50;
const MONTHS = 23;

export interface FilledCompany {
  readonly empresaId: string;
  /** One of its users. */
  readonly userId: string;
}

/**
 * One company with so many charges and sign-ins, spread over 50 users and 23 months from January 2025 on.
 * @param url of a superuser
 */
export async function fillReports(url: string, rows: number): Promise<FilledCompany> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    return await fill(owner, rows);
  } finally {
    await owner.end();
  }
}

async function fill(owner: Client, rows: number): Promise<FilledCompany> {
  const [empresaId, userId] = [crypto.randomUUID(), '00000000-0000-4000-8000-000000000001'];
  await owner.query(`insert into companies (id, name) values ($1, 'Bench')`, [empresaId]);
  await owner.query(
    `insert into users (id, empresa_id, name, email, email_key)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'Pessoa', 'pessoa' || n || '@x.example',
       'pessoa' || n || '@x.example'
     from generate_series(1, $2::integer) n`,
    [empresaId, USERS],
  );
  // the ledger's own triggers would do this row by row
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into credit_accounts (empresa_id, period_end, balance) values ($1, now() + interval '1 month', 1000)`,
    [empresaId],
  );
  await owner.query(
    `insert into credit_entries (empresa_id, at, kind, amount, user_id, file_id, key)
     select $1, timestamptz '2025-01-01' + n * (make_interval(months => $4::integer) / $2::integer),
       case when n % 3 = 0 then 'open' else 'pages' end, -(1 + n % 7),
       ('00000000-0000-4000-8000-' || lpad((1 + n % $3::integer)::text, 12, '0'))::uuid, md5((n / 2)::text)::uuid,
       'pages:' || n || ':0'
     from generate_series(1, $2::integer) n`,
    [empresaId, rows, USERS, MONTHS],
  );
  // one in a thousand was given back
  await owner.query(
    `insert into credit_entries (empresa_id, at, kind, amount, user_id, file_id, key, refund_of)
     select empresa_id, at + interval '1 minute', 'refund', -amount, user_id, file_id, 'refund' || substr(key, 6), id
     from credit_entries where kind = 'pages' and id % 1000 = 1`,
  );
  await owner.query(`select recount_usage($1, id) from users where empresa_id = $1`, [empresaId]);
  await owner.query(
    `insert into audit_log (empresa_id, seq, at, actor_id, actor, action, target, detail, ip, key_id, hash)
     select $1, n, timestamptz '2025-01-01' + n * interval '1 minute',
       ('00000000-0000-4000-8000-' || lpad((1 + n % $3::integer)::text, 12, '0'))::uuid, 'pessoa@x.example',
       case when n % 2 = 0 then 'auth.signed-in' else 'file.opened' end, 'x', '{}', '10.0.0.1', 1, ''
     from generate_series(1, 2 * $2::integer) n`,
    [empresaId, rows, USERS],
  );
  await owner.query(`insert into sign_in_counts values ($1, $2)`, [empresaId, rows]);
  await owner.query('set session_replication_role = origin');
  // what autovacuum does by itself after so many rows
  await owner.query('vacuum analyze credit_entries');
  await owner.query('vacuum analyze audit_log');
  await owner.query('vacuum analyze usage_months');
  return { empresaId, userId };
}
