-- Addresses of a company that are told what happens (webhooks/service.ts).
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  url text not null,
  description text not null,
  -- names of events
  events jsonb not null,
  -- sealed
  secret bytea not null,
  secret_hint text not null,
  -- sealed; signs too until then
  old_secret bytea,
  old_secret_until timestamptz,
  active boolean not null default true,
  off_reason text check (off_reason in ('failing', 'gone')),
  -- since when every try has failed
  failing_since timestamptz,
  -- after a failure nothing is tried before then: a dead address must not hold the queue up
  pause_until timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (empresa_id, id)
);

create index webhooks_of_company on webhooks (empresa_id, created_at);

-- What was and will be sent. Written in the transaction of the event itself.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  webhook_id uuid not null,
  event_id text not null,
  event text not null,
  -- ids only: no names, nothing out of documents
  payload text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- what came of each try, oldest first
  attempts jsonb not null default '[]',
  next_try_at timestamptz default now(),
  created_at timestamptz not null default now(),
  foreign key (empresa_id, webhook_id) references webhooks (empresa_id, id) on delete cascade
);

create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc, id);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

alter table webhooks enable row level security, force row level security;
alter table webhook_deliveries enable row level security, force row level security;
create policy own_company on webhooks to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on webhook_deliveries to mavendoc_app using (empresa_id = app_tenant());
-- only to forget what is old
create policy platform on webhook_deliveries to mavendoc_platform using (true);
grant select, insert, update, delete on webhooks to mavendoc_app;
grant select, insert, update on webhook_deliveries to mavendoc_app;
grant select (created_at), delete on webhook_deliveries to mavendoc_platform;
