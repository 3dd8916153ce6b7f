-- Rights to a piece begin when every payment that names it is paid; agreements from before name their last day themselves.

create table paid_piece (
  deliverable_id bigint primary key references deliverable on delete cascade,
  application_id bigint not null references application on delete cascade,
  paid_on date not null,
  last_day date,
  month_told_at timestamptz(3),
  week_told_at timestamptz(3),
  ended_at timestamptz(3)
);
comment on table paid_piece is 'A paid piece of work. Days are dates in India; `last_day` is that of the rights to it, null: no end, or no rights';
create index paid_piece_application on paid_piece (application_id);
create index paid_piece_open on paid_piece (last_day) where ended_at is null and last_day is not null;

insert into paid_piece (deliverable_id, application_id, paid_on, last_day, month_told_at, week_told_at, ended_at)
select d.id, a.id, (coalesce(e.at, a.updated_at) at time zone 'Asia/Kolkata')::date, (g.terms -> 'usage_rights' ->> 'until')::date,
  u.warned_at, u.warned_at, u.ended_at
from application a
join deliverable d on d.application_id = a.id and d.status in ('approved', 'published') and d.cancelled_at is null
join lateral (select terms from agreement where application_id = a.id order by version desc limit 1) g on true
left join lateral (select max(created_at) as at from application_event where application_id = a.id and to_status = 'paid') e on true
left join usage_term u on u.application_id = a.id
where a.status = 'paid';

drop table usage_term;
