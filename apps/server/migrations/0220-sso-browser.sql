-- Keyed hash of the cookie of the browser that was sent to the provider: nobody else brings the answer back. Attempts from
-- before this column match no cookie; they were of ten minutes.
alter table sso_attempts add column browser bytea not null default '';
alter table sso_attempts alter column browser drop default;
