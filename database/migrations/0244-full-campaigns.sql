-- Joint campaigns whose needs are all filled come last in the hub: kept here, so that a page of it reads no more than it shows.
alter table campaign add column is_full boolean not null default false;
comment on column campaign.is_full is 'Joint: every need is filled by accepted pledges. Written by trigger.';

create function refresh_fullness(wanted bigint) returns void language sql as $$
  update campaign c set is_full = not c.is_full
  where c.id = wanted and c.is_full is distinct from (
    exists (select from campaign_need n where n.campaign_id = c.id)
    and not exists (select from campaign_need n where n.campaign_id = c.id and n.value > (
      select coalesce(sum(p.value), 0) from pledge p where p.need_id = n.id and p.status in ('accepted', 'contributed'))))
$$;

create function fullness_changed() returns trigger language plpgsql as $$
begin
  perform refresh_fullness(coalesce(new.campaign_id, old.campaign_id));
  return null;
end $$;
create trigger pledge_fullness after insert or delete or update of status, value, need_id on pledge
  for each row execute function fullness_changed();
create trigger need_fullness after insert or delete or update of value on campaign_need
  for each row execute function fullness_changed();

select refresh_fullness(id) from campaign where type = 'joint' and not is_draft and deleted_at is null;

create index campaign_newest on campaign (type, published_at desc, id desc)
  where not is_draft and held_at is null and deleted_at is null;
