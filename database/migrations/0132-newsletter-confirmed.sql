-- An address gets the newsletter once its owner has said so from its inbox, and until they say otherwise.
alter table newsletter_signup
  add column asked_at timestamptz(3),
  add column confirmed_at timestamptz(3),
  add column ended_at timestamptz(3);
comment on column newsletter_signup.asked_at is 'When it was last asked for its word';
comment on column newsletter_signup.ended_at is 'When it was unsubscribed; a later confirmation takes it back';
