-- A business finds the work that it ordered by an index of its own, however many campaigns it has.
alter table campaign add constraint campaign_with_owner unique (id, creator_id);
alter table application add owner_id bigint;
update application a set owner_id = c.creator_id from campaign c where c.id = a.campaign_id;
alter table application alter owner_id set not null,
  add constraint application_campaign_owner foreign key (campaign_id, owner_id) references campaign (id, creator_id)
    on update cascade on delete cascade,
  drop constraint application_campaign_id_fkey;
comment on column application.owner_id is 'The account of the campaign; the foreign key keeps it equal to campaign.creator_id';
create index application_owner on application (owner_id, status);

-- The version before: inserts applications without their owner while it is being replaced; the trigger adds it.
create function fill_application_owner() returns trigger language plpgsql as $$
begin
  new.owner_id := coalesce(new.owner_id, (select creator_id from campaign where id = new.campaign_id));
  return new;
end $$;
create trigger application_owner before insert on application for each row execute function fill_application_owner();
