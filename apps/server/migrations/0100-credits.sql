-- One row a company: its month, and the balance that the ledger adds up to. The row is also the lock of every debit.
create table credit_accounts (
  empresa_id uuid primary key references companies,
  -- the month counts from this instant: its day of the month is the renewal day
  anchor timestamptz not null default now(),
  -- whole months since the anchor
  months integer not null default 0 check (months >= 0),
  period_start timestamptz not null default now(),
  period_end timestamptz not null,
  -- sum of the ledger, kept by the trigger below; the check is what makes overdrawing impossible
  balance bigint not null default 0 check (balance >= 0)
);

create index credit_accounts_due on credit_accounts (period_end);

-- Append-only: the only truth about credits.
create table credit_entries (
  id bigint primary key generated always as identity,
  empresa_id uuid not null references companies,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('trial', 'grant', 'renewal', 'lapse', 'pages', 'refund', 'open')),
  amount bigint not null check (amount <> 0),
  user_id uuid,
  file_id uuid,
  -- names the one thing that this entry is for: a job that runs twice can't charge twice
  key text,
  note text not null default ''
);

create unique index credit_entries_once on credit_entries (empresa_id, key);
create index credit_entries_by_time on credit_entries (empresa_id, at desc, id desc);
create index credit_entries_by_user on credit_entries (empresa_id, user_id, at desc);

create index credit_entries_renewals on credit_entries (empresa_id, id desc) where kind = 'renewal';

create trigger ledger_only_grows before update or delete or truncate on credit_entries
  for each statement execute function refuse_change();

create function add_to_balance() returns trigger language plpgsql as $$
begin
  update credit_accounts set balance = balance + new.amount where empresa_id = new.empresa_id;
  if not found then
    raise exception 'no credit account for this company';
  end if;
  return null;
end
$$;

create trigger ledger_moves_balance after insert on credit_entries
  for each row execute function add_to_balance();

alter table credit_accounts enable row level security, force row level security;
alter table credit_entries enable row level security, force row level security;
create policy own_company on credit_accounts to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on credit_entries to mavendoc_app using (empresa_id = app_tenant());
create policy platform on credit_accounts to mavendoc_platform using (true);
create policy platform on credit_entries to mavendoc_platform using (true);
grant select, insert, update on credit_accounts to mavendoc_app, mavendoc_platform;
grant select, insert on credit_entries to mavendoc_app, mavendoc_platform;
