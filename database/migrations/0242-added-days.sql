-- Buying another plan ends the old one once the new one is active; what was left of the old one's paid time is added to the
-- end of the new one, once.
alter table subscription
  add column added_days integer not null default 0 check (added_days >= 0),
  add column replaced_by bigint references subscription,
  add check (replaced_by > id);
comment on column subscription.added_days is 'Unused days of the plans that this one took the place of';
create index subscription_replaced_by on subscription (replaced_by) where replaced_by is not null;
