-- The payments of an agreement, each with the moment at which it falls due, and publication as such a moment. An order can be
-- released and refunded in parts. Amounts are paise.

create table agreement_payment (
  application_id bigint not null references application on delete cascade,
  number smallint not null check (number between 1 and 6),
  label text not null check (length(label) between 1 and 60),
  amount bigint not null check (amount > 0),
  gst bigint not null default 0 check (gst >= 0),
  due text not null check (due in ('advance', 'approved', 'published', 'date')),
  due_on date,
  pieces jsonb not null default '[]' check (jsonb_typeof(pieces) = 'array'),
  released bigint not null default 0 check (released >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  released_at timestamptz(3),
  primary key (application_id, number),
  check ((due = 'date') = (due_on is not null)),
  check (released + refunded <= amount + gst),
  check ((released > 0) = (released_at is not null))
);
comment on table agreement_payment is 'Payments of an agreement; the row is made with the agreement, or when an older one is first read';
comment on column agreement_payment.amount is 'Without GST';
comment on column agreement_payment.gst is 'Its share of the influencer''s GST';
comment on column agreement_payment.pieces is '["reel-1"]: pieces of work that it waits for; empty: all';
comment on column agreement_payment.released is 'To the influencer before deductions, with the share of GST';
create index agreement_payment_date on agreement_payment (due_on) where due = 'date' and released_at is null;

alter table escrow_order
  add column refund_sent bigint not null default 0,
  drop constraint escrow_order_ended_whole;
comment on column escrow_order.refund_sent is 'Paise of refunded that the gateway has confirmed';
update escrow_order set refund_sent = refunded - charged_back where refund_id is not null;
alter table escrow_order
  add constraint escrow_order_refund_sent check (refund_sent between 0 and refunded - charged_back),
  add constraint escrow_order_ended_whole check (
    case
      when pledge_id is not null and status = 'refunded' then released = 0 and (refunded > 0 or refund_id is not null)
      when pledge_id is not null or status = 'created' then released + refunded = 0
      when status in ('released', 'refunded') then released + refunded = amount
      else released + refunded < amount
    end
  );
drop index escrow_order_refund;
create index escrow_order_refund on escrow_order (id) where refunded > charged_back + refund_sent;

-- One document for the fee of each release.
alter table invoice drop constraint invoice_escrow_order_id_key;
create unique index invoice_escrow_order on invoice (escrow_order_id, (payment ->> 'id')) where escrow_order_id is not null;

alter table deliverable
  add column delivery text not null default 'publish' check (delivery in ('publish', 'hand_over')),
  add column read_platforms jsonb not null default '[]' check (jsonb_typeof(read_platforms) = 'array'),
  add column approved_at timestamptz(3),
  add column publish_by date,
  add column published_at timestamptz(3),
  add column counts_at timestamptz(3),
  add column counted_at timestamptz(3),
  add column counted_by text check (counted_by in ('read', 'owner', 'time')),
  add column counted_url text unique,
  add column cancel_notice_at timestamptz(3),
  add column cancelled_at timestamptz(3),
  add constraint deliverable_counted check ((counted_at is null) = (counted_by is null)),
  add constraint deliverable_counted_link check (counted_url is null or counted_by in ('read', 'time')),
  add constraint deliverable_cancelled check (cancelled_at is null or (counted_at is null and status = 'approved'));
comment on column deliverable.publish_by is 'Last day for publication where a payment waits for it';
comment on column deliverable.delivery is 'hand_over: delivered to the brand only, never published';
comment on column deliverable.read_platforms is '["instagram"]: platforms of the influencer''s connected accounts at the acceptance';
comment on column deliverable.counts_at is 'When publication counts without the owner''s word; null where a post has to be read or confirmed';
comment on column deliverable.counted_at is 'When publication counted for the payments that wait for it';
comment on column deliverable.counted_by is 'Post read from the connected account, the owner''s confirmation, or time';
comment on column deliverable.counted_url is 'Link that counted: it does so for one piece of one agreement';
comment on column deliverable.cancel_notice_at is 'When the owner announced to cancel a piece that was not published in time';
comment on column deliverable.cancelled_at is 'When a piece was cancelled because it was not published in time, and its part refunded';
update deliverable d set
  approved_at = (select max(e.created_at) from deliverable_event e where e.deliverable_id = d.id and e.to_status = 'approved'),
  published_at = (select max(e.created_at) from deliverable_event e where e.deliverable_id = d.id and e.to_status = 'published')
  where status in ('approved', 'published');
create index deliverable_unpublished on deliverable (publish_by) where status = 'approved' and publish_by is not null and cancelled_at is null;
create index deliverable_uncounted on deliverable (published_at) where status = 'published' and counted_at is null;

-- Publication without a link waits for the owner's word.
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
    where conrelid = 'deliverable'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%published%url IS NOT NULL%';
  execute format('alter table deliverable drop constraint %I', found);
end $$;

-- Agreements made before keep their terms: one payment, when all of the work is approved.
insert into agreement_payment (application_id, number, label, amount, gst, due, released, refunded, released_at)
select g.application_id, 1, 'On approval', coalesce(o.amount - o.creator_gst, (g.terms ->> 'price')::numeric * 100),
  coalesce(o.creator_gst, (g.terms -> 'gst' ->> 'amount')::numeric * 100, 0), 'approved',
  coalesce(o.released, 0), coalesce(o.refunded, 0), case when o.released > 0 then o.ended_at end
from (select distinct on (application_id) application_id, terms from agreement order by application_id, version desc) g
left join lateral (select * from escrow_order e where e.application_id = g.application_id order by e.id desc limit 1) o on true
where coalesce(o.amount - o.creator_gst, (g.terms ->> 'price')::numeric * 100) > 0;

create index counted_work_influencer on counted_work (influencer_id) where voided_at is null;
