-- The influencer confirms that the product of a campaign arrived; unpaid work then ends like paid work, in one status.
alter table application add column arrived_at timestamptz(3);
comment on column application.arrived_at is 'When the influencer confirmed that the product arrived';

-- Finds agreements in which nothing happened for a while.
create index application_quiet on application (updated_at) where status in ('accepted', 'approved');

-- Those accepted before have the whole time from now on.
update application a set updated_at = now()
from campaign c
where c.id = a.campaign_id and a.status = 'accepted'
  and (c.compensation not in ('paid', 'mixed') or coalesce(a.quote, 0) = 0);

-- Unpaid work that was approved so far has ended: agreements made before keep that end.
with ended as (
  update application a set status = 'paid'
  from campaign c
  where c.id = a.campaign_id and a.status = 'approved'
    and (c.compensation not in ('paid', 'mixed') or coalesce(a.quote, 0) = 0)
  returning a.id, a.updated_at
)
insert into application_event (application_id, from_status, to_status, created_at)
  select id, 'approved', 'paid', updated_at from ended;
