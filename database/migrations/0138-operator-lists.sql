-- What operators keep in order: words and places that are retired or became part of another (those in use stay readable), letters that were
-- answered, and the indexes of their lists.

alter table category
  add column retired_at timestamptz(3),
  add column merged_into text references category,
  add check (merged_into is null or (retired_at is not null and merged_into <> id));
alter table city
  add column retired_at timestamptz(3),
  add column merged_into text references city,
  add check (merged_into is null or (retired_at is not null and merged_into <> id));

alter table contact_message
  add column answered_at timestamptz(3),
  add column answered_by bigint references account on delete set null;
create index contact_message_open on contact_message (id) where answered_at is null;
create index contact_message_answered on contact_message (id desc) where answered_at is not null;

create index payout_status on payout (status, id desc);
create index unlock_reported on unlock (account_id) where reported_at is not null and refunded_at is null;
create index business_profile_city on business_profile (city_id);
create index business_profile_categories on business_profile using gin (categories);
create index campaign_categories on campaign using gin (categories);
