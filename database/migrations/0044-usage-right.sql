-- What a brand may do with the work of an agreement beside the creator's own post, where and for how long.

alter table campaign add column usage_days integer check (usage_days between 1 and 3650);
alter table campaign add column usage_territory text check (length(usage_territory) between 1 and 80);
alter table campaign add constraint campaign_usage check (usage_days is null or usage_territory is not null);
comment on column campaign.usage_territory is 'Null: the work is not used beyond the creator''s own post. With it, usage_days null: without an end';

-- One row for each agreement whose usage rights end: the last day, in India, and when both sides were told of it.
create table usage_term (
  application_id bigint primary key references application on delete cascade,
  last_day date not null,
  warned_at timestamptz(3),
  ended_at timestamptz(3)
);
create index usage_term_open on usage_term (last_day) where ended_at is null;
