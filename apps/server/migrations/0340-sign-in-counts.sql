-- How many sign-ins the access report pages through, counted as the log grows.
create table sign_in_counts (
  empresa_id uuid primary key references companies,
  many bigint not null
);

alter table audit_log no force row level security;
insert into sign_in_counts
select empresa_id, count(*) from audit_log where action = 'auth.signed-in' group by empresa_id;
alter table audit_log force row level security;

create function count_sign_in() returns trigger language plpgsql as $$
begin
  insert into sign_in_counts as c values (new.empresa_id, 1)
  on conflict (empresa_id) do update set many = c.many + 1;
  return null;
end
$$;

create trigger audit_counts_sign_ins after insert on audit_log
  for each row when (new.action = 'auth.signed-in') execute function count_sign_in();

alter table sign_in_counts enable row level security, force row level security;
create policy own_company on sign_in_counts to mavendoc_app using (empresa_id = app_tenant());
create policy platform on sign_in_counts to mavendoc_platform using (true);
grant select, insert, update on sign_in_counts to mavendoc_app, mavendoc_platform;
