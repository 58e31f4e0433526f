-- Random keys, each wrapped with a key derived from MAVENDOC_SECRET (platform/secrets.ts).
create table data_keys (
  id integer primary key generated always as identity,
  purpose text not null check (purpose in ('seal', 'mac', 'token', 'audit')),
  wrapped bytea not null,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on data_keys to mavendoc_platform;

-- Who did what. Rows are only ever added; each holds the keyed hash of itself and of the one before.
create table audit_log (
  empresa_id uuid not null references companies,
  seq bigint not null,
  at timestamptz not null,
  actor_id uuid,
  actor text not null,
  action text not null,
  target text not null,
  detail jsonb not null,
  ip text not null,
  key_id integer not null,
  hash bytea not null,
  primary key (empresa_id, seq)
);

create index audit_by_action on audit_log (empresa_id, action, seq desc);

-- The last link of each company's chain: a removed last row shows too.
create table audit_heads (
  empresa_id uuid primary key references companies,
  seq bigint not null,
  hash bytea not null
);

alter table audit_log enable row level security, force row level security;
alter table audit_heads enable row level security, force row level security;
create policy own_company on audit_log to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on audit_heads to mavendoc_app using (empresa_id = app_tenant());
create policy platform on audit_log to mavendoc_platform using (true);
create policy platform on audit_heads to mavendoc_platform using (true);
grant select, insert on audit_log to mavendoc_app, mavendoc_platform;
grant select, insert, update on audit_heads to mavendoc_app, mavendoc_platform;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log only grows';
end
$$;

create trigger audit_only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
