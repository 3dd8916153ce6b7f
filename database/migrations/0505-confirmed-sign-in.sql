-- The person said of a sign-in from a new device that it was them. The link in its e-mail goes on working.
alter table session add column confirmed_at timestamptz(3);
comment on column session.confirmed_at is 'When the person confirmed the sign-in on another device; null while they have not';
