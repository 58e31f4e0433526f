-- Pending six-digit codes. They belong to an e-mail, not to a company: nobody has signed in yet, and there may be no
-- user at all. Only mavendoc_platform reaches this table.
create table challenges (
  -- keyed hash of the random name in the browser's cookie
  id bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'delete-account')),
  email text not null,
  email_key text not null,
  -- null: a registration, if sign-in
  user_id uuid references users,
  -- keyed hash, bound to the challenge
  code_mac bytea not null,
  wrong_codes smallint not null default 0,
  mailed_password_used boolean not null default false,
  language text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create unique index one_challenge_an_email on challenges (purpose, email_key);
create index challenges_by_end on challenges (expires_at);
grant select, insert, update, delete on challenges to mavendoc_platform;

-- Counters that slow guessing down; `key` is a keyed hash of what is counted (an e-mail, an address, a company).
create table throttles (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);

create index throttles_by_end on throttles (resets_at);
grant select, insert, update, delete on throttles to mavendoc_platform;

-- What may be used once only: answers to human-verification challenges, assertions of sign-in providers.
create table spent_tokens (
  hash bytea primary key,
  expires_at timestamptz not null
);

create index spent_tokens_by_end on spent_tokens (expires_at);
grant select, insert, delete on spent_tokens to mavendoc_platform;
