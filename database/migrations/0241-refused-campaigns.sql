-- Words of a campaign that leave a doubt come to the operators' queue without a person who reported them, once each; an
-- operator may take the campaign out of the feed, and then its owner does not bring it back.
alter table report
  alter column reporter_id drop not null,
  add column campaign_id bigint references campaign on delete cascade,
  add check (reporter_id is not null or campaign_id is not null),
  add constraint report_campaign_doubt unique (campaign_id, reason),
  drop constraint report_outcome_check,
  add constraint report_outcome_check check (outcome in ('dismissed', 'warned', 'withheld', 'suspended')),
  add check (outcome <> 'withheld' or campaign_id is not null);

alter table campaign
  add column withheld_at timestamptz(3),
  add check (withheld_at is null or held_at is not null);
