-- Campaigns by link or invitation only.
alter table campaign add column visibility text not null default 'public' check (visibility in ('public', 'link', 'invited'));
comment on column campaign.visibility is
  'link: in no list of others, open to whoever has its address; invited: there for its creator and those invited or taking part only';

-- Whether somebody may know of an invitation-only campaign. Operators judge what is reported.
create function may_know_campaign(asked bigint, reader bigint) returns boolean language sql stable as $$
  select exists (select from campaign where id = asked and creator_id = reader)
    or exists (select from campaign_invitation where campaign_id = asked and influencer_id = reader)
    or exists (select from application where campaign_id = asked and influencer_id = reader)
    or exists (select from pledge where campaign_id = asked and account_id = reader)
    or exists (select from account where id = reader and role = 'operator')
$$;
