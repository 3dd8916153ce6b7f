-- The day until which a piece of work is to be handed in.
alter table deliverable add column due_on date;
comment on column campaign.content is '[{"type": "reel", "quantity": 2, "due": "2026-12-12"}], the day only where one was named';

-- A draft holds anything half done: how its fields go together is judged when it is posted.
alter table campaign drop constraint campaign_check;
alter table campaign drop constraint campaign_check1;
alter table campaign add constraint campaign_followers_in_order check (is_draft or wanted_followers_max >= wanted_followers_min);
alter table campaign add constraint campaign_dates_in_order check (is_draft or end_date >= start_date);
