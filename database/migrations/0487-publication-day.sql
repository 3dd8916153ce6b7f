-- Last days for publication that sides agree on, and what the owner's own delay of one pays.
alter table deliverable
  add column agreed_publish_by date,
  add column first_publish_by date,
  add column is_put_off boolean not null default false,
  add constraint deliverable_agreed_day check (agreed_publish_by is null or delivery = 'publish'),
  add constraint deliverable_first_day check (first_publish_by is null or is_put_off),
  drop constraint deliverable_counted_by_check,
  add constraint deliverable_counted_by_check check (counted_by in ('read', 'owner', 'time', 'delay')),
  add constraint deliverable_delayed check (counted_by is distinct from 'delay' or (is_put_off and first_publish_by is not null));
comment on column deliverable.agreed_publish_by is 'Last day for publication that the sides named; null: seven days after the approval';
comment on column deliverable.is_put_off is 'The owner asked by a change order to publish later than on the first day';
comment on column deliverable.first_publish_by is 'Last day for publication before the owner asked for a later one; null where that is seven days after the approval';
comment on column deliverable.counted_by is 'Post read from the connected account, the owner''s confirmation, time, or the owner''s delay';
