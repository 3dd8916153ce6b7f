-- Whom the creator of a campaign asked to look at it: each person once.

create table campaign_invitation (
  campaign_id bigint not null references campaign on delete cascade,
  influencer_id bigint not null references account on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (campaign_id, influencer_id)
);
create index campaign_invitation_influencer on campaign_invitation (influencer_id);
