-- Which transaction changed what lists of open campaigns show of a campaign, for processes that keep them in memory (decision 98):
-- its own row, its needs, and whether its creator's account is open. A row of its own, so that a campaign need not be written for it.
create table campaign_feed (
  -- Without a foreign key: it outlives a deleted draft, as the reader has to hear of it.
  campaign_id bigint primary key,
  changed_by xid8 not null default pg_current_xact_id()
);
create index campaign_feed_changed on campaign_feed (changed_by, campaign_id);

create function tell_campaign(changed bigint) returns void language sql as $$
  insert into campaign_feed (campaign_id) values (changed)
  on conflict (campaign_id) do update set changed_by = excluded.changed_by where campaign_feed.changed_by <> excluded.changed_by
$$;

create function campaign_told() returns trigger language plpgsql as $$
begin
  perform tell_campaign(coalesce(new.id, old.id));
  return null;
end $$;
create trigger campaign_told after insert or delete on campaign for each row execute function campaign_told();
create trigger campaign_change_told after update on campaign for each row
  when (old.* is distinct from new.*) execute function campaign_told();

create function campaign_need_told() returns trigger language plpgsql as $$
begin
  perform tell_campaign(coalesce(new.campaign_id, old.campaign_id));
  return null;
end $$;
create trigger campaign_need_told after insert or update or delete on campaign_need
  for each row execute function campaign_need_told();

create function creator_told() returns trigger language plpgsql as $$
begin
  perform tell_campaign(id) from campaign where creator_id = new.id and not is_draft and deleted_at is null;
  return null;
end $$;
create trigger creator_told after update of deleted_at, suspended_at on account for each row
  when (old.deleted_at is distinct from new.deleted_at or old.suspended_at is distinct from new.suspended_at)
  execute function creator_told();
