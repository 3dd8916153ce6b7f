-- Proposals to cancel a funded agreement of which nothing was handed in, with the split of its money. Amounts are paise of the price.

create table cancellation (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  by_side text not null check (by_side in ('owner', 'applicant')),
  started_by text not null check (started_by in ('owner', 'applicant')),
  price bigint not null check (price > 0),
  keep bigint not null,
  default_keep bigint not null,
  note text not null check (length(note) between 1 and 1000),
  status text not null default 'open' check (status in ('open', 'agreed', 'silent', 'countered', 'refused', 'withdrawn')),
  answer_by timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  unique (application_id, by_side),
  check (keep between 0 and price),
  check (default_keep between 0 and price),
  check ((status = 'open') = (ended_at is null)),
  check (answer_by > created_at)
);
comment on table cancellation is 'Each side proposes once; the open one waits for the other side';
comment on column cancellation.started_by is 'Side that cancels; the other one may propose another split in turn';
comment on column cancellation.price is 'Agreed price without GST';
comment on column cancellation.keep is 'What the influencer keeps of the price, with what was released before';
comment on column cancellation.default_keep is 'The same where the other side does not answer in time';
create unique index cancellation_open on cancellation (application_id) where status = 'open';
create index cancellation_due on cancellation (answer_by) where status = 'open';
