-- Offers on an application by either side: a thread, of which at most one is live and at most one was accepted.

create table offer (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  by_side text not null check (by_side in ('owner', 'applicant')),
  status text not null default 'live' check (status in ('live', 'accepted', 'declined', 'withdrawn', 'countered', 'expired')),
  from_status text not null check (from_status in ('applied', 'shortlisted')),
  from_quote bigint check (from_quote >= 0),
  amount bigint check (amount between 0 and 99999999900),
  gst_basis_points integer not null default 0 check (gst_basis_points between 0 and 10000),
  gst bigint not null default 0 check (gst >= 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  note text check (length(note) between 1 and 1000),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  answered_on text check (length(answered_on) <= 300),
  check ((status = 'live') = (ended_at is null)),
  check (expires_at > created_at),
  check (gst = 0 or amount is not null)
);
comment on column offer.from_status is 'Status of the application before the first offer of this negotiation, to which it returns';
comment on column offer.from_quote is 'Paise on the table before the first offer of this negotiation';
comment on column offer.amount is 'Paise without GST; null where no money is paid';
comment on column offer.gst is 'Paise of the influencer''s GST on top of the amount';
comment on column offer.terms is 'Complete terms besides the amount; sums in rupees';
comment on column offer.answered_on is 'User agent of who accepted';
create index offer_thread on offer (application_id, id);
create unique index offer_live on offer (application_id) where status = 'live';
create unique index offer_accepted on offer (application_id) where status = 'accepted';
create index offer_expiring on offer (expires_at) where status = 'live';

-- Offers that wait for their answer today: those of the campaign's owner, open as long as a new one.
insert into offer (application_id, by_side, from_status, from_quote, amount, terms, expires_at)
select a.id, 'owner', 'shortlisted',
  (select e.quote from application_event e where e.application_id = a.id and e.to_status = 'applied' order by e.id limit 1),
  case when c.compensation in ('paid', 'mixed') then a.quote end,
  jsonb_build_object(
    'deliverables', c.content, 'payments', '[]'::jsonb,
    'usage_rights', case when c.usage_territory is null then 'null'::jsonb
      else jsonb_build_object('days', c.usage_days, 'territory', c.usage_territory) end,
    'exclusivity', null, 'days_online', 30, 'partnership_ad_until', null, 'raw_files', false, 'collab_tag', false,
    'idea_first', false),
  now() + interval '72 hours'
from application a join campaign c on c.id = a.campaign_id where a.status = 'offered';
