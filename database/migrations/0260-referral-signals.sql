-- Sign-ups of one referrer that share a network, or come in a burst: signals for operators, not proof.
-- The network is kept as a keyed HMAC, and forgotten after 90 days.

alter table referral add column network_mark text;
create index referral_network_mark on referral (referrer_id, network_mark) where network_mark is not null;
create index referral_network_kept on referral (created_at) where network_mark is not null;
create index referral_joined on referral (referrer_id, created_at);

create table referral_signal (
  id bigint generated always as identity primary key,
  referrer_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('network', 'burst')),
  network_mark text,
  created_at timestamptz(3) not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'cancelled')),
  decided_at timestamptz(3),
  decided_by bigint references account on delete set null,
  note text,
  check (network_mark is null or kind = 'network'),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'open') = (note is null))
);
create unique index referral_signal_open on referral_signal (referrer_id, kind, coalesce(network_mark, '')) where status = 'open';
create index referral_signal_waiting on referral_signal (created_at, id) where status = 'open';
create index referral_signal_decided on referral_signal (decided_at desc, id desc) where status <> 'open';
create index referral_signal_network_kept on referral_signal (created_at) where network_mark is not null;
create index referral_signal_decider on referral_signal (decided_by) where decided_by is not null;

create table referral_signal_account (
  signal_id bigint not null references referral_signal on delete cascade,
  invited_id bigint not null references account on delete cascade,
  primary key (signal_id, invited_id)
);
create index referral_signal_account_invited on referral_signal_account (invited_id);

-- The operator's own words to the referrer.
alter table referral_reward add column note text check (note is null or reason = 'collusion');
