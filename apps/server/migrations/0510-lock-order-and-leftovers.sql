-- Files that wait for credits are woken by whatever brings credits. A month that a look at the balance has begun brings them
-- too, and is told to the job that renews by this.
alter table credit_accounts add column woken boolean not null default true;
create index credit_accounts_sleeping on credit_accounts (empresa_id) where not woken;

-- Pages that were given back are added up by the day.
create index credit_entries_refunds on credit_entries (empresa_id, at) where kind = 'refund';

-- Nothing ever read it: what a ZIP may hold is looked up when it is fetched.
alter table zip_orders drop column whole_company;

comment on column files.password is
  'Sealed. From the user''s "try again" until that indexing ends, whichever way; a worker that dies leaves it to the next.';
comment on column removals.password is
  'Sealed. From the order until the removal ends, whichever way; a worker that dies leaves it to the next.';
