-- Pages drawn for the screens, kept encrypted. Version 0: of the original; else of the copy of that removal.
create table page_pictures (
  empresa_id uuid not null references companies,
  file_id uuid not null,
  version integer not null,
  page integer not null,
  size text not null,
  key text not null,
  bytes integer not null,
  made_at timestamptz not null default now(),
  primary key (file_id, version, page, size),
  foreign key (empresa_id, file_id) references files (empresa_id, id) on delete cascade
);

create index page_pictures_by_age on page_pictures (empresa_id, made_at);

-- What somebody gathered for one ZIP, until it is fetched.
create table zip_orders (
  id uuid primary key default gen_random_uuid(),
  empresa_id uuid not null references companies,
  user_id uuid not null references users,
  whole_company boolean not null,
  language text not null,
  content text not null check (content in ('originals', 'copies', 'best')),
  certificates boolean not null,
  -- [{"id": file, "folder": path inside the ZIP}], in the order of the ZIP
  entries jsonb not null,
  created_at timestamptz not null default now()
);

create index zip_orders_by_age on zip_orders (empresa_id, created_at);

alter table page_pictures enable row level security, force row level security;
alter table zip_orders enable row level security, force row level security;
create policy own_company on page_pictures to mavendoc_app using (empresa_id = app_tenant());
create policy own_company on zip_orders to mavendoc_app using (empresa_id = app_tenant());
grant select, insert, update, delete on page_pictures, zip_orders to mavendoc_app;

-- When anything that the lists show of a file was last different.
alter table files add column changed_at timestamptz not null default now();
create index files_changed on files (empresa_id, folder_id, changed_at) where deleted_at is null;
-- the same bytes in any folder
create index files_same_bytes on files (empresa_id, sha256) where deleted_at is null;

create function note_file_change() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger files_note_change before update on files for each row execute function note_file_change();

create function note_removal_change() returns trigger language plpgsql as $$
begin
  update files set changed_at = clock_timestamp() where id = coalesce(new.file_id, old.file_id);
  return null;
end $$;
create trigger removals_note_change after insert or delete or update of state on removals
  for each row execute function note_removal_change();
