-- How a company removes data when a removal names nothing, and whether each one waits for a second person.
alter table companies
  add column removal_style text not null default 'bar',
  add column removal_level text not null default 'standard',
  add column second_approver boolean not null default false;
grant update (removal_style, removal_level, second_approver) on companies to mavendoc_app;

-- Null: no second approver was needed. While 'waiting' the removal is pending and no worker may take it.
alter table removals
  add column approval text check (approval in ('waiting', 'approved', 'refused')),
  add column decided_by uuid references users,
  add column decided_at timestamptz,
  -- why it was refused
  add column decision_note text not null default '',
  add constraint removals_decided check ((approval in ('approved', 'refused')) = (decided_by is not null));
create index removals_awaiting_approval on removals (empresa_id, created_at) where approval = 'waiting';
