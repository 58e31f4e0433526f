-- One token for each time an item is taken: a late result is refused even when the same process took the item again.
alter table work_items rename column worker to claim;

-- The call that the item comes from, for the log.
alter table work_items add column request_id uuid;

-- Once somebody looked into the document: long ones leave room for short ones.
alter table work_items add column pages integer;

-- How often it was put back because something outside the document did not work (storage full): those tries don't count.
alter table work_items add column outages smallint not null default 0;

-- A key for signing certificates: one for the installation, whatever machine works on a document.
alter table data_keys drop constraint data_keys_purpose_check;
alter table data_keys add check (purpose in ('seal', 'mac', 'token', 'audit', 'certificate'));
