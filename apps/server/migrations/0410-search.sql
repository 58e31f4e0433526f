-- Names in order, with what a search needs beside them: it reads this and no row. An index of trigrams would be of no use:
-- below row-level security only leakproof operators may use an index, and LIKE is none.
create index files_by_name on files (empresa_id, search_key, id) include (owner_id) where deleted_at is null;

-- Once for a query, not once for a row.
alter policy own_company on files using (empresa_id = (select app_tenant()));
alter policy own_company on folders using (empresa_id = (select app_tenant()));
