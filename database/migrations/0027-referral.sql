-- What becomes of a referral, and who was invited. Of an invited address only a keyed fingerprint and a masked form are kept.

alter table referral add column released_at timestamptz(3);
alter table referral add column refused_for text check (refused_for in ('device', 'contact', 'payout'));
alter table referral add check (released_at is null or qualified_at is not null);
comment on column referral.released_at is 'When its money became withdrawable';
comment on column referral.refused_for is 'A self-referral, and by what it was known; it never qualifies, and nobody is told';

create table referral_invitation (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  fingerprint text not null,
  masked text not null check (length(masked) <= 254),
  sent_at timestamptz(3) not null,
  joined_id bigint references account on delete cascade,
  unique (account_id, fingerprint)
);
create index referral_invitation_account on referral_invitation (account_id, sent_at desc);
create index referral_invitation_address on referral_invitation (fingerprint, sent_at);
create index referral_invitation_joined on referral_invitation (joined_id);
comment on column referral_invitation.joined_id is 'Who joined by the link with this address';
