-- What people decided about the findings of a file, change by change. The payload is sealed: it may hold text of the file.
create table review_changes (
  id bigint primary key generated always as identity,
  empresa_id uuid not null references companies,
  file_id uuid not null,
  user_id uuid not null references users,
  at timestamptz not null default now(),
  action text not null check (action in ('remove', 'keep', 'add')),
  count integer not null,
  payload bytea not null,
  undone_at timestamptz,
  foreign key (empresa_id, file_id) references files (empresa_id, id) on delete cascade
);

create index review_changes_of_file on review_changes (file_id, id);

-- Reasons for a mark that a company added to those that come with the product.
create table legal_bases (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  code text not null,
  description text not null,
  created_at timestamptz not null default now()
);

create unique index legal_bases_code on legal_bases (empresa_id, lower(code));

alter table review_changes enable row level security, force row level security;
alter table legal_bases enable row level security, force row level security;
create policy own_company on review_changes to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on legal_bases to mavendoc_app using (empresa_id = app_tenant());
grant select, insert, update, delete on review_changes, legal_bases to mavendoc_app;
