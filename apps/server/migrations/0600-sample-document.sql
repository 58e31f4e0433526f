-- A sample is made by the service, never uploaded: its pages and openings are not charged.
alter table files add column sample boolean not null default false;
