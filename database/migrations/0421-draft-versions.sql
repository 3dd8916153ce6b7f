-- Every version handed in; the deliverable has the newest. And the ticks of where the ad label is shown, which
-- agreements from now on need for approval.
alter table deliverable
  add column version smallint not null default 0 check (version >= 0),
  add column approved_version smallint check (approved_version between 1 and version),
  add column needs_label_ticks boolean not null default false,
  add column disclosure_shown jsonb not null default '{}',
  add column disclosure_contested jsonb not null default '[]';
comment on column deliverable.disclosure_shown is '{"picture": true, "spoken": true, "partnership_tool": false}, as the influencer ticked it';
comment on column deliverable.disclosure_contested is '["spoken"]: ticks that the owner took back';

create table deliverable_version (
  deliverable_id bigint not null references deliverable on delete cascade,
  version smallint not null check (version > 0),
  url text check (length(url) <= 500 and url like 'https://%'),
  file_id bigint references stored_file,
  caption text not null check (length(caption) <= 5000),
  ai_made boolean not null,
  disclosure jsonb not null,
  submitted_at timestamptz(3) not null,
  primary key (deliverable_id, version),
  check (num_nonnulls(url, file_id) > 0)
);
create index deliverable_version_file on deliverable_version (file_id) where file_id is not null;

insert into deliverable_version (deliverable_id, version, url, file_id, caption, ai_made, disclosure, submitted_at)
select id, 1, url, file_id, caption, ai_made, disclosure, submitted_at from deliverable
where submitted_at is not null and disclosure is not null and num_nonnulls(url, file_id) > 0;
update deliverable d set version = 1, approved_version = case when status in ('approved', 'published') then 1 end
where exists (select from deliverable_version v where v.deliverable_id = d.id);

alter table deliverable add constraint deliverable_label_ticked check (
  status not in ('approved', 'published') or not needs_label_ticks or disclosure_shown @> '{"picture": true}');

create table deliverable_comment (
  id bigint generated always as identity primary key,
  deliverable_id bigint not null,
  version smallint not null,
  author_id bigint not null references account,
  text text not null check (length(text) between 1 and 2000),
  -- Place in the video.
  at_ms integer check (at_ms between 0 and 86400000),
  reply_to bigint references deliverable_comment on delete cascade,
  resolved_by bigint references account,
  resolved_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  foreign key (deliverable_id, version) references deliverable_version on delete cascade,
  check ((resolved_at is null) = (resolved_by is null)),
  check (reply_to is null or (at_ms is null and resolved_at is null))
);
create index deliverable_comment_piece on deliverable_comment (deliverable_id, id);
create index deliverable_comment_author on deliverable_comment (author_id);
create index deliverable_comment_reply on deliverable_comment (reply_to) where reply_to is not null;
create index deliverable_comment_resolver on deliverable_comment (resolved_by) where resolved_by is not null;
