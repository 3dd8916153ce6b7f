-- An invitation without an answer is reminded of once.
alter table campaign_invitation add column remind_at timestamptz(3);
comment on column campaign_invitation.remind_at is 'Time from which one reminder is due; null once it was sent or is no longer needed';
create index campaign_invitation_due on campaign_invitation (remind_at) where remind_at is not null;
