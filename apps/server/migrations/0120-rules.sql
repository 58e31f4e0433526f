create table regex_rules (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  label text not null,
  -- RE2 syntax, checked before it is saved
  pattern text not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create index regex_rules_of_company on regex_rules (empresa_id, label);

create table list_terms (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  -- W never removed, B always removed
  category text not null check (category in ('W', 'B')),
  label text not null,
  -- as terms are compared: without case and accents
  term_key text not null,
  created_at timestamptz not null default now(),
  unique (empresa_id, category, term_key)
);

alter table regex_rules enable row level security, force row level security;
alter table list_terms enable row level security, force row level security;
create policy own_company on regex_rules to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on list_terms to mavendoc_app using (empresa_id = app_tenant());
grant select, insert, update, delete on regex_rules, list_terms to mavendoc_app;
