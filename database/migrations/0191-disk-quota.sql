-- A file is counted before it is stored, so that of two uploads at once both count; a pending one that stays is swept.
alter table stored_file add column is_pending boolean not null default false;
create index stored_file_pending on stored_file (created_at) where is_pending;
drop index stored_file_owner;
create index stored_file_owner on stored_file (owner_id) include (bytes);
