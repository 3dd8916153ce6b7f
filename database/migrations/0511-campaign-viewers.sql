-- Creators a standard campaign was shown to, and since when they have opened it: a row each, whatever they do again.
create table campaign_viewer (
  campaign_id bigint not null references campaign on delete cascade,
  influencer_id bigint not null references account on delete cascade,
  shown_at timestamptz(3) not null,
  opened_at timestamptz(3),
  primary key (campaign_id, influencer_id)
);
comment on column campaign_viewer.shown_at is 'First time in a list of theirs, or their invitation';
comment on column campaign_viewer.opened_at is 'First time on its page; null: not opened';
create index campaign_viewer_influencer on campaign_viewer (influencer_id);
create index campaign_viewer_opened on campaign_viewer (campaign_id, opened_at desc, influencer_id desc) where opened_at is not null;

-- The counts, so that reading them does not read the rows; they stay when the rows are deleted.
create table campaign_reach (
  campaign_id bigint primary key references campaign on delete cascade,
  shown integer not null check (shown >= 0),
  opened integer not null check (opened >= 0),
  forgotten_at timestamptz(3)
);
comment on column campaign_reach.forgotten_at is 'When its viewers were deleted, some time after its last day; null before';
create index campaign_reach_remembered on campaign_reach (campaign_id) where forgotten_at is null;

-- Counts who bookmarked a campaign without reading all bookmarks.
create index bookmark_campaign on bookmark (campaign_id) where campaign_id is not null;

-- What is known of running campaigns: those who applied had opened them, those invited were shown them.
insert into campaign_viewer (campaign_id, influencer_id, shown_at, opened_at)
  select known.campaign_id, known.influencer_id, min(known.at), min(known.at) filter (where known.has_applied)
  from (
    select campaign_id, influencer_id, created_at as at, true as has_applied from application
    union all select campaign_id, influencer_id, created_at, false from campaign_invitation
  ) known
  join campaign c on c.id = known.campaign_id
  where c.type = 'standard' and c.deleted_at is null and c.end_date >= current_date
  group by known.campaign_id, known.influencer_id;
insert into campaign_reach (campaign_id, shown, opened)
  select campaign_id, count(*), count(opened_at) from campaign_viewer group by campaign_id;
