-- What became of a sign-in whose deletion its provider asked for, for the page that answers it.
alter table social_erasure add column sign_in text check (sign_in in ('removed', 'account_erased', 'kept'));
