-- A counter is deleted as soon as its window is over, so that an attack from many networks leaves little behind.
alter table rate_counter add column expires_at timestamptz(3);
update rate_counter set expires_at = last_at + interval '1 day';
alter table rate_counter alter column expires_at set not null;
drop index rate_counter_age;
create index rate_counter_expiry on rate_counter (expires_at);
