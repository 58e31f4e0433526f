-- Authenticator app of a user; `secret` and `pending_secret` are sealed.
create table authenticators (
  user_id uuid primary key references users,
  empresa_id uuid not null references companies,
  secret bytea,
  -- shown, but no code of it was seen yet
  pending_secret bytea,
  -- the last 30-second step that was used: a code is taken once
  last_step bigint not null default 0
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  user_id uuid not null references users,
  -- base64url, as the browser names it
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkeys_of_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users,
  empresa_id uuid not null references companies,
  -- keyed hash
  code_mac bytea not null,
  primary key (user_id, code_mac)
);

alter table authenticators enable row level security, force row level security;
alter table passkeys enable row level security, force row level security;
alter table recovery_codes enable row level security, force row level security;
create policy own_company on authenticators to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on passkeys to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on recovery_codes to mavendoc_app using (empresa_id = app_tenant());
create policy platform on authenticators to mavendoc_platform using (true);
create policy platform on passkeys to mavendoc_platform using (true);
create policy platform on recovery_codes to mavendoc_platform using (true);
grant select, insert, update, delete on authenticators, passkeys, recovery_codes to mavendoc_app;
-- a sign-in uses them; the operator's reset removes them
grant select, update, delete on authenticators, passkeys, recovery_codes to mavendoc_platform;
