-- the sweep locks what it deletes, and a row lock needs the right to update
grant update on doomed_blobs to mavendoc_platform;
