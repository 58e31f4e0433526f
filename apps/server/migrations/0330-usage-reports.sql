-- What the reports on credits count, added up as the ledger grows: they are read at once however long the ledger is.

-- The charge that a refund gives back: that charge is no usage.
alter table credit_entries add column refund_of bigint;

-- The owner of the tables is under row-level security as everybody else: lifted for the few statements that fill them in.
alter table credit_entries no force row level security;
alter table credit_entries disable trigger ledger_only_grows;
update credit_entries r set refund_of = e.id from credit_entries e
where r.kind = 'refund' and e.kind = 'pages' and e.empresa_id = r.empresa_id
  and r.key = 'refund' || substr(e.key, 6);
alter table credit_entries enable trigger ledger_only_grows;

create unique index credit_entries_refunded on credit_entries (refund_of) where refund_of is not null;
create index credit_entries_of_file on credit_entries (empresa_id, user_id, file_id) where kind in ('pages', 'open');

-- One row a user and month of São Paulo. A document that a user paid for in several months is in `documents` of each, but
-- in `of_year`, `of_calendar` (the same month of any year) and `of_all` only where it came first: so all of them add up.
create table usage_months (
  empresa_id uuid not null references companies,
  user_id uuid not null,
  month date not null,
  entries bigint not null default 0,
  credits bigint not null default 0,
  documents bigint not null default 0,
  of_year bigint not null default 0,
  of_calendar bigint not null default 0,
  of_all bigint not null default 0,
  primary key (empresa_id, user_id, month)
);

create function usage_month(at timestamptz) returns date language sql stable parallel safe as $$
  select date_trunc('month', at at time zone 'America/Sao_Paulo')::date
$$;

create view kept_charges with (security_invoker = true) as
  select e.id, e.empresa_id, e.user_id, e.file_id, -e.amount as credits, usage_month(e.at) as month
  from credit_entries e
  where e.kind in ('pages', 'open') and e.user_id is not null
    and not exists (select 1 from credit_entries r where r.refund_of = e.id);

-- From the ledger alone, for one user: when a refund takes away what later months were counted by.
create function recount_usage(company uuid, person uuid) returns void language plpgsql as $$
begin
  delete from usage_months where empresa_id = company and user_id = person;
  insert into usage_months
  select company, person, month, sum(entries), sum(credits), count(file_id),
    count(file_id) filter (where in_year = 1), count(file_id) filter (where in_calendar = 1),
    count(file_id) filter (where in_all = 1)
  from (
    select month, file_id, count(*) as entries, sum(credits) as credits,
      row_number() over (partition by file_id, extract(year from month) order by month) as in_year,
      row_number() over (partition by file_id, extract(month from month) order by month) as in_calendar,
      row_number() over (partition by file_id order by month) as in_all
    from kept_charges where empresa_id = company and user_id = person group by month, file_id
  ) files group by month;
end
$$;

create function count_charge(entry credit_entries) returns void language plpgsql as $$
declare
  this_month date := usage_month(entry.at);
  seen record;
begin
  select coalesce(bool_or(c.month = this_month), false) as in_month,
    coalesce(bool_or(extract(year from c.month) = extract(year from this_month)), false) as in_year,
    coalesce(bool_or(extract(month from c.month) = extract(month from this_month)), false) as in_calendar,
    count(*) > 0 as in_all
  into seen from kept_charges c
  where c.empresa_id = entry.empresa_id and c.user_id = entry.user_id and c.file_id = entry.file_id
    and c.id <> entry.id;
  insert into usage_months as u
  values (entry.empresa_id, entry.user_id, this_month, 1, -entry.amount,
    (entry.file_id is not null and not seen.in_month)::integer,
    (entry.file_id is not null and not seen.in_year)::integer,
    (entry.file_id is not null and not seen.in_calendar)::integer,
    (entry.file_id is not null and not seen.in_all)::integer)
  on conflict (empresa_id, user_id, month) do update set entries = u.entries + 1,
    credits = u.credits + excluded.credits, documents = u.documents + excluded.documents,
    of_year = u.of_year + excluded.of_year, of_calendar = u.of_calendar + excluded.of_calendar,
    of_all = u.of_all + excluded.of_all;
end
$$;

create function count_refund(refund credit_entries) returns void language plpgsql as $$
declare
  charge credit_entries;
begin
  select * into charge from credit_entries where id = refund.refund_of;
  if charge.user_id is null then return; end if;
  if exists (
    select 1 from kept_charges where empresa_id = charge.empresa_id and user_id = charge.user_id
      and file_id = charge.file_id
  ) then
    perform recount_usage(charge.empresa_id, charge.user_id);
    return;
  end if;
  -- the only charge for this document: it was the first in every sense
  update usage_months set entries = entries - 1, credits = credits + charge.amount, documents = documents - 1,
    of_year = of_year - 1, of_calendar = of_calendar - 1, of_all = of_all - 1
  where empresa_id = charge.empresa_id and user_id = charge.user_id and month = usage_month(charge.at);
end
$$;

create function count_usage() returns trigger language plpgsql as $$
begin
  if new.kind in ('pages', 'open') and new.user_id is not null then
    perform count_charge(new);
  elsif new.refund_of is not null then
    perform count_refund(new);
  end if;
  return null;
end
$$;

select recount_usage(empresa_id, user_id)
from (select distinct empresa_id, user_id from credit_entries where user_id is not null) people;

create trigger ledger_counts_usage after insert on credit_entries for each row execute function count_usage();

alter table credit_entries force row level security;
alter table usage_months enable row level security, force row level security;
create policy own_company on usage_months to mavendoc_app using (empresa_id = app_tenant());
create policy platform on usage_months to mavendoc_platform using (true);
grant select, insert, update, delete on usage_months to mavendoc_app, mavendoc_platform;
grant select on kept_charges to mavendoc_app, mavendoc_platform;
