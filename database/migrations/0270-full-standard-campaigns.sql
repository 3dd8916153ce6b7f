-- Standard campaigns whose places are all taken come last in the feed, as the full joint ones do in the hub.
comment on column campaign.is_full is 'Joint: every need is filled by accepted pledges. Standard: every place is taken. Written by trigger.';

create function takes_place(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid')
$$;

create or replace function refresh_fullness(wanted bigint) returns void language sql as $$
  update campaign c set is_full = not c.is_full
  where c.id = wanted and c.is_full is distinct from case c.type
    when 'joint' then exists (select from campaign_need n where n.campaign_id = c.id)
      and not exists (select from campaign_need n where n.campaign_id = c.id and n.value > (
        select coalesce(sum(p.value), 0) from pledge p where p.need_id = n.id and p.status in ('accepted', 'contributed')))
    else c.slots is not null
      and c.slots <= (select count(*) from application a where a.campaign_id = c.id and takes_place(a.status))
    end
$$;

-- Locked first: of two acts at once the second sees what the first one did.
create function places_changed() returns trigger language plpgsql as $$
declare
  wanted bigint := coalesce(new.campaign_id, old.campaign_id);
begin
  if tg_op = 'UPDATE' and takes_place(old.status) = takes_place(new.status) then
    return null;
  end if;
  perform from campaign where id = wanted for no key update;
  perform refresh_fullness(wanted);
  return null;
end $$;
create trigger application_fullness after insert or delete or update of status on application
  for each row execute function places_changed();

create function slots_changed() returns trigger language plpgsql as $$
begin
  perform refresh_fullness(new.id);
  return null;
end $$;
create trigger slots_fullness after update of slots, type on campaign
  for each row when (old.slots is distinct from new.slots or old.type <> new.type)
  execute function slots_changed();

update campaign c set is_full = true
where c.type = 'standard' and not c.is_full and c.slots is not null
  and c.slots <= (select count(*) from application a where a.campaign_id = c.id and takes_place(a.status));
