-- A person who was sent to the sign-in provider of its company and is to come back, once. Only mavendoc_platform reaches it.
create table sso_attempts (
  -- keyed hash of the `state` or `RelayState` that goes through the browser
  id bytea primary key,
  empresa_id uuid not null references companies,
  -- sealed: the PKCE verifier and nonce, or the id of the SAML request
  secrets bytea not null,
  language text not null,
  expires_at timestamptz not null
);

alter table sso_attempts enable row level security, force row level security;
create policy platform on sso_attempts to mavendoc_platform using (true);
grant select, insert, delete on sso_attempts to mavendoc_platform;
create index sso_attempts_by_end on sso_attempts (expires_at);
