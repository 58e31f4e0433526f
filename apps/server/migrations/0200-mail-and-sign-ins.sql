-- What became of the last mail to a person, and of the mail with a pending sign-in's code. `pending`: on its way or tried
-- again; `failed`: the mail server refused the address for good, or every try failed.
alter table users
  add column mail_status text check (mail_status in ('pending', 'sent', 'failed')),
  add column mail_status_at timestamptz;
alter table challenges
  add column mail_status text not null default 'pending' check (mail_status in ('pending', 'sent', 'failed'));

alter table sessions add column last_ip text;

-- Browsers and networks that a user has signed in from: what is not here makes the service write a mail.
create table sign_in_places (
  user_id uuid not null references users,
  empresa_id uuid not null references companies,
  -- keyed hash
  place bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, place)
);

alter table sign_in_places enable row level security, force row level security;
create policy own_company on sign_in_places to mavendoc_app using (empresa_id = app_tenant());
create policy platform on sign_in_places to mavendoc_platform using (true);
grant select, insert, update, delete on sign_in_places to mavendoc_platform;
create index sign_in_places_by_age on sign_in_places (last_seen_at);

-- Who a company's provider says a user is: an e-mail that the provider gives to somebody else opens nothing.
create table sso_identities (
  user_id uuid primary key references users,
  empresa_id uuid not null references companies,
  -- keyed hash of the provider and its name for the person
  subject bytea not null
);

alter table sso_identities enable row level security, force row level security;
create policy own_company on sso_identities to mavendoc_app using (empresa_id = app_tenant());
create policy platform on sso_identities to mavendoc_platform using (true);
grant select, insert, update, delete on sso_identities to mavendoc_platform;
