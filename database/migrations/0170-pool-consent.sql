-- The pool of a joint campaign belongs to who paid: draws, changed terms and what is left need their consent. Amounts are paise.

alter table campaign add column pool_minimum bigint check (pool_minimum >= 0);
comment on column campaign.pool_minimum is 'Least sum of a joint campaign; null: the sum of its budget needs';

-- A payment into a pool may go back in part: the rest was drawn for the work.
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
    where conrelid = 'escrow_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%(released + refunded)%';
  execute format('alter table escrow_order drop constraint %I', found);
end $$;
alter table escrow_order add constraint escrow_order_ended_whole check (
  case
    when status = 'refunded' and pledge_id is not null then released = 0 and refunded > 0
    when status in ('released', 'refunded') then released + refunded = amount
    else released + refunded = 0
  end
);

-- Decided once, at the start date: whether the least sum was paid in.
create table pool_lock (
  campaign_id bigint primary key references campaign on delete restrict,
  outcome text not null check (outcome in ('reached', 'refunded')),
  paid bigint not null check (paid >= 0),
  minimum bigint not null check (minimum >= 0),
  locked_at timestamptz(3) not null,
  check ((outcome = 'reached') = (paid >= minimum))
);
-- Campaigns that started under the earlier rule had no least sum.
insert into pool_lock (campaign_id, outcome, paid, minimum, locked_at)
  select c.id, 'reached', coalesce(l.balance, 0), 0, now()
  from campaign c left join ledger_account l on l.campaign_id = c.id and l.kind = 'pool'
  where c.type = 'joint' and not c.is_draft and c.start_date <= (now() at time zone 'Asia/Kolkata')::date;

alter table pool_spending
  add column status text not null default 'executed' check (status in ('proposed', 'executed', 'disputed', 'withdrawn')),
  add column payee_id bigint references account on delete restrict,
  add column consent text not null default 'every' check (consent in ('silence', 'two_thirds', 'every')),
  add column executes_at timestamptz(3),
  add column by_silence boolean not null default false,
  add column proof_note text check (length(proof_note) between 1 and 500),
  add column fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  add column paid bigint not null default 0 check (paid between 0 and amount),
  add column fee bigint not null default 0 check (fee between 0 and paid),
  add column gst bigint not null default 0 check (gst between 0 and fee),
  add column tds bigint not null default 0 check (tds >= 0 and fee + tds <= paid),
  add column ended_at timestamptz(3);
comment on column pool_spending.consent is 'What executes it without an operator: silence of the payers, two thirds of their money, or every payer';
comment on column pool_spending.executes_at is 'When silence agrees; null: silence never does';
comment on column pool_spending.paid is 'What left the pool, before deductions; less than amount where an operator split it';
update pool_spending set payee_id = by_id, paid = amount, ended_at = created_at;
alter table pool_spending
  alter column payee_id set not null,
  alter column status set default 'proposed',
  add check ((status in ('executed', 'withdrawn')) = (ended_at is not null)),
  add check ((status = 'executed') = (paid > 0)),
  add check (consent = 'silence' or executes_at is null),
  add check (not by_silence or (status = 'executed' and consent = 'silence'));
create unique index pool_spending_open on pool_spending (campaign_id) where status = 'proposed';
create index pool_spending_due on pool_spending (executes_at) where status = 'proposed';
create index pool_spending_payee on pool_spending (payee_id, ended_at) where status = 'executed';

create table pool_vote (
  spending_id bigint not null references pool_spending on delete restrict,
  account_id bigint not null references account on delete restrict,
  answer text not null check (answer in ('agreed', 'objected')),
  note text check (length(note) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  primary key (spending_id, account_id)
);

-- About one draw, or about the whole pool.
create table pool_dispute (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete restrict,
  spending_id bigint references pool_spending on delete restrict,
  opened_by bigint not null references account on delete restrict,
  reason text not null check (length(reason) between 1 and 2000),
  outcome text check (outcome in ('release', 'refund', 'split')),
  note text check (length(note) <= 1000),
  decided_by bigint references account,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  check (num_nonnulls(outcome, decided_by, decided_at) in (0, 3)),
  check (outcome <> 'split' or spending_id is not null)
);
create unique index pool_dispute_open_draw on pool_dispute (spending_id) where decided_at is null;
create unique index pool_dispute_open_pool on pool_dispute (campaign_id) where decided_at is null and spending_id is null;
create index pool_dispute_campaign on pool_dispute (campaign_id, id);

-- Quotations and invoices of draws, and what payers show for an objection. Unused until a draw or dispute names them.
create table pool_paper (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete restrict,
  account_id bigint not null references account on delete restrict,
  file_id bigint not null unique references stored_file,
  name text not null check (length(name) between 1 and 120),
  spending_id bigint references pool_spending on delete restrict,
  dispute_id bigint references pool_dispute on delete restrict,
  check (num_nonnulls(spending_id, dispute_id) <= 1)
);
create index pool_paper_spending on pool_paper (spending_id) where spending_id is not null;
create index pool_paper_dispute on pool_paper (dispute_id) where dispute_id is not null;
create index pool_paper_campaign on pool_paper (campaign_id, account_id);

-- Changed dates, budget needs or least sum, once somebody has paid.
create table pool_proposal (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete restrict,
  by_id bigint not null references account on delete restrict,
  -- The changed fields as they were and as they would be, as a campaign's body carries them.
  before jsonb not null,
  change jsonb not null,
  status text not null default 'open' check (status in ('open', 'applied', 'refused', 'withdrawn')),
  -- Until then payers who did not agree may still refuse what was applied, and take their part back.
  answer_by timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  check ((status = 'open') = (ended_at is null))
);
create unique index pool_proposal_open on pool_proposal (campaign_id) where status = 'open';
create index pool_proposal_campaign on pool_proposal (campaign_id, id);

create table pool_proposal_vote (
  proposal_id bigint not null references pool_proposal on delete restrict,
  account_id bigint not null references account on delete restrict,
  answer text not null check (answer in ('agreed', 'refused')),
  created_at timestamptz(3) not null default now(),
  primary key (proposal_id, account_id)
);

-- What went back to the payers, and why.
create table pool_return (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete restrict,
  reason text not null check (reason in ('minimum', 'end', 'deleted', 'suspended', 'decided', 'refused')),
  amount bigint not null check (amount > 0),
  created_at timestamptz(3) not null default now()
);
create index pool_return_campaign on pool_return (campaign_id, id);

alter table invoice
  add column pool_spending_id bigint unique references pool_spending on delete restrict,
  drop constraint invoice_occasion,
  add constraint invoice_occasion check (num_nonnulls(subscription_payment_id, escrow_order_id, pool_spending_id) = 1);
comment on column invoice.pool_spending_id is 'The draw whose fee it is for, made out to its payee';

alter table notification drop constraint notification_type;
alter table notification add constraint notification_type check (type in (
  'application', 'deliverable', 'pledge', 'agreement', 'review', 'money', 'pool', 'payout', 'subscription', 'referral', 'social', 'chat', 'security'
));
