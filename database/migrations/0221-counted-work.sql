-- Finished work that counts for reviews and for the track record: enough was released, the sides are not one person, and no other
-- work of the pair counted in the 30 days before. Decided once, when the money is released.
create table counted_work (
  application_id bigint primary key references application on delete restrict,
  campaign_id bigint not null references campaign on delete restrict,
  business_id bigint not null references account on delete restrict,
  influencer_id bigint not null references account on delete restrict,
  counted_at timestamptz(3) not null,
  -- When the sides were found to be one person after all; from then on it counts for nothing.
  voided_at timestamptz(3),
  check (business_id <> influencer_id)
);
create index counted_work_pair on counted_work (business_id, influencer_id, counted_at);
create index counted_work_campaign on counted_work (campaign_id);

-- What was released before this rule, a pair's earliest first.
do $$
declare work record;
begin
  for work in
    select o.application_id, a.campaign_id, o.payer_id, o.payee_id, o.ended_at from escrow_order o
      join application a on a.id = o.application_id
      where o.status = 'released' and o.released >= 50000 and o.ended_at is not null order by o.ended_at, o.id
  loop
    insert into counted_work (application_id, campaign_id, business_id, influencer_id, counted_at)
      select work.application_id, work.campaign_id, work.payer_id, work.payee_id, work.ended_at
      where not exists (select from counted_work w where w.business_id = work.payer_id and w.influencer_id = work.payee_id
        and w.counted_at > work.ended_at - interval '30 days');
  end loop;
end $$;

-- A settlement that only recorded revenue is no end of the work.
update campaign c set settled_at = (select min(s.created_at) from settlement s
    where s.campaign_id = c.id and s.source = 'pool' and s.amount >= 50000)
  where c.settled_at is not null;
comment on column campaign.settled_at is 'The first settlement that moved money worth counting: from then on the work is over';
