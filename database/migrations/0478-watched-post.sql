-- Published pieces found as posts of a connected account: as long as they have to stay up, each reading of it is compared.

create table watched_post (
  deliverable_id bigint primary key references deliverable on delete cascade,
  social_account_id bigint references social_account on delete set null,
  provider_media_id text not null,
  published_at timestamptz(3) not null,
  stays_until date not null,
  checked_at timestamptz(3) not null,
  removed_at timestamptz(3),
  unlabelled_at timestamptz(3)
);
create index watched_post_account on watched_post (social_account_id) where removed_at is null;
create index watched_post_open on watched_post (stays_until) where removed_at is null;
comment on column watched_post.stays_until is 'Last day in India on which the post has to be online';
comment on column watched_post.checked_at is 'Reading of the account that it was last compared with';
comment on column watched_post.removed_at is 'Reading in which it was missing first';
comment on column watched_post.unlabelled_at is 'Reading since which its caption has no advertising label';

create index deliverable_published on deliverable (published_at) where status = 'published';
