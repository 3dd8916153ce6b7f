-- A posted campaign offers more than nothing. A trigger rather than a check: campaigns posted before may say 0, and go on.
create function campaign_offers_something() returns trigger language plpgsql as $$
begin
  if (new.compensation in ('paid', 'mixed') and (new.budget_total = 0 or new.budget_per_creator = 0))
    or (new.compensation = 'product' and new.product_value = 0)
    or (new.compensation = 'commission' and new.commission_percent = 0)
    or (new.compensation = 'mixed' and coalesce(new.product_value, 0) = 0 and coalesce(new.commission_percent, 0) = 0) then
    raise exception 'campaign_complete: this campaign offers nothing' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger campaign_worth before insert or update of is_draft, compensation, budget_total, budget_per_creator,
  product_value, commission_percent on campaign
  for each row when (new.type = 'standard' and not new.is_draft) execute function campaign_offers_something();
