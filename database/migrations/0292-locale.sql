-- The contract alone lists the languages, so that adding one needs no migration.
alter table account drop constraint account_locale_check, add check (locale ~ '^[a-z]{2}$');
