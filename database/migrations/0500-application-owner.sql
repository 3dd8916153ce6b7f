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
