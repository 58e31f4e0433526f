-- A secret that was shown counts for ten minutes; one from before this column does not count any more.
alter table authenticators add column pending_since timestamptz;

-- What a browser was asked to sign for a new passkey: fresh at each asking, for one answer. A session has one at most.
create table passkey_registrations (
  session_id uuid primary key references sessions on delete cascade,
  empresa_id uuid not null references companies,
  challenge bytea not null,
  expires_at timestamptz not null
);

alter table passkey_registrations enable row level security, force row level security;
create policy own_company on passkey_registrations to mavendoc_app using (empresa_id = app_tenant());
grant select, insert, update, delete on passkey_registrations to mavendoc_app;
