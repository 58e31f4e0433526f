-- Roles of the service. The login role owns the tables, and row-level security is forced on owners too, so that
-- it sees no row until a transaction takes one of these two roles. Neither can log in or bypass the policies.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['mavendoc_app', 'mavendoc_platform'] loop
    begin
      execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', role_name);
    exception
      -- roles belong to the whole server: another database of ours may have made them
      when duplicate_object or unique_violation then null;
    end;
    -- may be taken, but is not inherited: outside of a transaction that takes a role, no policy lets anything through
    if current_setting('server_version_num')::integer >= 160000 then
      execute format('grant %I to current_user with inherit false, set true', role_name);
    else
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
  if current_setting('server_version_num')::integer < 160000 then
    execute format('alter role %I noinherit', current_user);
  end if;
end
$$;

grant usage on schema public to mavendoc_app, mavendoc_platform;

-- The company that this transaction works for; null, and so no row, when it was not set.
create function app_tenant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '')::uuid;

create table companies (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  city text not null default '',
  -- days
  retention_days integer not null default 365 check (retention_days >= 1),
  auth_type text not null default 'EMAIL' check (auth_type in ('EMAIL', 'SAML', 'OAUTH', 'LDAP')),
  ldap_url text not null default '',
  ldap_domain text not null default '',
  ldap_base_dn text not null default '',
  oauth_issuer text not null default '',
  oauth_client_id text not null default '',
  -- sealed (platform/secrets.ts)
  oauth_client_secret bytea,
  saml_metadata_url text not null default '',
  openid_discovery_url text not null default '',
  -- null: the free trial
  plan text check (plan in ('starter', 'premium', 'enterprise')),
  plan_since timestamptz,
  api_enabled boolean not null default true,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  name text not null,
  email text not null,
  -- the e-mail as it is compared: lower case
  email_key text not null,
  -- 1 Admin, 2 Operator, 3 Manager
  profile smallint not null default 2 check (profile in (1, 2, 3)),
  -- pages a month; 0: no cap of its own
  max_credits integer not null default 0 check (max_credits >= 0),
  password_hash text,
  -- of the mailed password: beside the chosen one, so that asking for it takes nothing away from the owner
  mailed_password_hash text,
  mailed_password_expires_at timestamptz,
  language text not null default 'pt' check (language in ('pt', 'en')),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  deactivated_at timestamptz
);

-- a deactivated user's e-mail can be used again
create unique index users_active_email on users (email_key) where active;
create index users_of_company on users (empresa_id, lower(name));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null,
  must_change_password boolean not null default false
);

create index sessions_of_user on sessions (user_id) where ended_at is null;
create index sessions_by_end on sessions (expires_at);

alter table companies enable row level security, force row level security;
alter table users enable row level security, force row level security;
alter table sessions enable row level security, force row level security;

create policy own_company on companies to mavendoc_app using (id = app_tenant());
create policy own_company on users to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on sessions to mavendoc_app using (empresa_id = app_tenant());
create policy platform on companies to mavendoc_platform using (true);
create policy platform on users to mavendoc_platform using (true);
create policy platform on sessions to mavendoc_platform using (true);

grant select on companies to mavendoc_app;
-- never the plan: that is the operator's
grant update (
  name, city, retention_days, auth_type, ldap_url, ldap_domain, ldap_base_dn, oauth_issuer, oauth_client_id,
  oauth_client_secret, saml_metadata_url, openid_discovery_url
) on companies to mavendoc_app;
grant select, insert, update on users to mavendoc_app;
grant select, insert, update on sessions to mavendoc_app;
grant select, insert, update on companies, users, sessions to mavendoc_platform;
grant delete on sessions to mavendoc_platform;
