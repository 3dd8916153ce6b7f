-- A campaign that is posted says what it pays and for what. Those posted before this rule stay as they are.
alter table campaign add constraint campaign_complete check (
  is_draft or published_at < '2026-11-25T00:00:00Z' or (
    (compensation not in ('paid', 'mixed') or (cardinality(platforms) > 0 and jsonb_array_length(content) > 0))
    and (compensation <> 'product' or product_value is not null)
    and (compensation <> 'commission' or commission_percent is not null)
    and (compensation <> 'mixed' or product_value is not null or commission_percent is not null)));

-- Needs stand in a table of their own, so this is judged when the transaction ends.
create function require_campaign_need() returns trigger language plpgsql as $$
begin
  if exists (
    select from campaign c where c.id = new.id and c.type = 'joint' and not c.is_draft and c.deleted_at is null
      and c.published_at >= '2026-11-25T00:00:00Z'
      and not exists (select from campaign_need n where n.campaign_id = c.id))
  then
    raise exception 'A joint campaign is posted with at least one need' using errcode = '23514', constraint = 'campaign_has_need';
  end if;
  return null;
end $$;
create constraint trigger campaign_has_need after insert or update of type, is_draft, published_at on campaign
  deferrable initially deferred for each row when (new.type = 'joint' and not new.is_draft)
  execute function require_campaign_need();
