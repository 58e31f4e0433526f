create table api_keys (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  -- calls count as this user's
  user_id uuid not null references users,
  name text not null,
  -- keyed hash of the key, which was shown once
  mac bytea not null unique,
  -- its first characters, to tell keys apart
  hint text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create index api_keys_of_company on api_keys (empresa_id, created_at);

-- Uploads that were made with an Idempotency-Key: the same one again answers the same document.
create table api_requests (
  empresa_id uuid not null references companies,
  mac bytea not null,
  file_id uuid not null references files on delete cascade,
  at timestamptz not null default now(),
  primary key (empresa_id, mac)
);

-- style and level of the removal that follows by itself once the file is completed; null: none
alter table files add column auto_removal jsonb;

alter table api_keys enable row level security, force row level security;
alter table api_requests enable row level security, force row level security;
create policy own_company on api_keys to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on api_requests to mavendoc_app using (empresa_id = app_tenant());
-- a key says which company it belongs to before any tenant is set
create policy platform on api_keys to mavendoc_platform using (true);
grant select, insert, update on api_keys to mavendoc_app;
grant select, update on api_keys to mavendoc_platform;
grant select, insert, delete on api_requests to mavendoc_app;
