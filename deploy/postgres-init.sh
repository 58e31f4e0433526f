#!/bin/sh
# Makes the login role of the service and its database; the service makes the rest.
set -eu
password=$(sed -E 's#^postgres://mavendoc:([^@]+)@.*#\1#' /run/secrets/database-url)
psql -v ON_ERROR_STOP=1 -U postgres -v password="$password" <<'SQL'
create role mavendoc login createrole password :'password';
create database mavendoc owner mavendoc;
SQL
