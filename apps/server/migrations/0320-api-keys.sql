-- What a key may be made for (contract: scopes.ts). Keys from before could do all there was: documents and removal.
alter table api_keys add column scopes jsonb not null
  default '["documents:read", "documents:write", "removal"]';
alter table api_keys alter column scopes drop default;

-- Keyed hash of what was sent: the same Idempotency-Key with another content is a mistake of the caller.
alter table api_requests add column fingerprint bytea;

-- Came through the API: those count for the plan's limit of documents under way.
alter table files add column via_api boolean not null default false;

create index api_requests_of_file on api_requests (file_id);
