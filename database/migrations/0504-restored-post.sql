-- A post that was taken down may be online again: the task to bring it back ends, its removal still counts.

alter table watched_post add column restored_at timestamptz(3);
alter table watched_post add constraint watched_post_restored check (restored_at is null or removed_at is not null);
comment on column watched_post.removed_at is 'Reading in which it was missing last';
comment on column watched_post.restored_at is 'Reading in which it was online again; null while it is missing';

drop index watched_post_account;
drop index watched_post_open;
create index watched_post_account on watched_post (social_account_id);
create index watched_post_open on watched_post (stays_until);
create index watched_post_missing on watched_post (deliverable_id) where removed_at is not null and restored_at is null;
