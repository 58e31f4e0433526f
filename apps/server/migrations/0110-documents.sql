-- Stored files to be deleted once `due`. A key is written here before its bytes are stored and taken out in the
-- transaction that refers to it, so that nothing which went wrong in between is left behind.
create table doomed_blobs (
  key text primary key,
  empresa_id uuid not null references companies,
  due timestamptz not null
);

create index doomed_blobs_due on doomed_blobs (due);

create table folders (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  parent_id uuid,
  owner_id uuid not null references users,
  name text not null,
  -- as names are compared: lower case
  name_key text not null,
  -- as names are searched: lower case without accents
  search_key text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- the folder or file whose deletion took this one along; its own id when it was deleted itself
  deleted_with uuid,
  unique (empresa_id, id),
  foreign key (empresa_id, parent_id) references folders (empresa_id, id)
);

create unique index folders_name on folders
  (empresa_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), owner_id, name_key)
  where deleted_at is null;
create index folders_of_parent on folders (empresa_id, parent_id) where deleted_at is null;
create index folders_in_trash on folders (empresa_id, deleted_at) where deleted_at is not null;

create table files (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  folder_id uuid not null,
  owner_id uuid not null references users,
  name text not null,
  name_key text not null,
  search_key text not null,
  bytes bigint not null,
  sha256 text not null,
  blob_key text not null,
  -- statusIndex of product.md section 4
  status smallint not null default 0 check (status between 0 and 5),
  reason text,
  page_count integer,
  encrypted boolean not null default false,
  progress_done integer,
  progress_total integer,
  -- how often its pages were given back: part of the key of the next charge
  refunds integer not null default 0,
  inspection_key text,
  -- findings proposed for removal, by category
  found jsonb not null default '{}',
  -- sealed; there only from the user's "try again" until the worker takes it
  password bytea,
  -- of the last removal; 0: none yet
  removal_version integer not null default 0,
  uploaded_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_with uuid,
  unique (empresa_id, id),
  foreign key (empresa_id, folder_id) references folders (empresa_id, id)
);

create unique index files_name on files (empresa_id, folder_id, name_key) where deleted_at is null;
create index files_of_folder on files (empresa_id, folder_id) where deleted_at is null;
create index files_by_content on files (empresa_id, folder_id, sha256) where deleted_at is null;
create index files_waiting_for_credits on files (empresa_id, uploaded_at) where status in (4, 5);
create index files_in_trash on files (empresa_id, deleted_at) where deleted_at is not null;
create index files_by_age on files (empresa_id, uploaded_at);

create table removals (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  file_id uuid not null,
  version integer not null,
  requested_by uuid not null references users,
  state text not null default 'pending' check (state in ('pending', 'processing', 'removed', 'error')),
  reason text,
  style text not null,
  level text not null,
  language text not null,
  -- what the caller chose: categories, ids of findings
  choice jsonb not null default '{}',
  password bytea,
  done integer not null default 0,
  total integer not null default 0,
  removed jsonb not null default '{}',
  copy_key text,
  copy_bytes bigint,
  certificate_key text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (file_id, version),
  foreign key (empresa_id, file_id) references files (empresa_id, id) on delete cascade
);

-- Documents that wait for a worker or are with one (work/service.ts).
create table work_items (
  id bigint primary key generated always as identity,
  empresa_id uuid not null references companies,
  kind text not null,
  subject uuid not null,
  priority smallint not null default 0,
  attempts smallint not null default 0,
  not_before timestamptz not null default now(),
  -- waits for credits
  blocked boolean not null default false,
  lease_until timestamptz,
  worker uuid,
  created_at timestamptz not null default now(),
  unique (kind, subject)
);

create index work_items_waiting on work_items (empresa_id, priority desc, created_at) where not blocked;

-- When a company was last given a turn: the one that waited longest is next.
create table work_turns (
  empresa_id uuid primary key references companies,
  served_at timestamptz not null
);

alter table doomed_blobs enable row level security, force row level security;
alter table folders enable row level security, force row level security;
alter table files enable row level security, force row level security;
alter table removals enable row level security, force row level security;
alter table work_items enable row level security, force row level security;
alter table work_turns enable row level security, force row level security;
create policy own_company on doomed_blobs to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on folders to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on files to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on removals to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on work_items to mavendoc_app using (empresa_id = app_tenant());
-- the platform role sees which documents wait and which blobs are due, never a document
create policy platform on doomed_blobs to mavendoc_platform using (true);
create policy platform on work_items to mavendoc_platform using (true);
create policy platform on work_turns to mavendoc_platform using (true);
grant select, insert, update, delete on doomed_blobs, folders, files, removals, work_items to mavendoc_app;
grant select, delete on doomed_blobs to mavendoc_platform;
grant select, update, delete on work_items to mavendoc_platform;
grant select, insert, update on work_turns to mavendoc_platform;
