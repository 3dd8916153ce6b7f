-- Asks by e-mail to join, to creators without an account. Whether a mail went out is never told to the sender.

create table crm_invitation (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  person_id bigint references person on delete set null,
  influencer_id bigint references influencer_profile on delete set null,
  import_id bigint references crm_import on delete set null,
  email text check (length(email) <= 254),
  mark text not null,
  message text not null default '' check (length(message) <= 600),
  locale text not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  sent_at timestamptz(3),
  check ((email is null) = (ended_at is not null)),
  check (sent_at is null or ended_at is not null)
);
comment on column crm_invitation.mark is 'Keyed HMAC of the normalised address, as in suppression';
comment on column crm_invitation.email is 'Forgotten once the invitation has ended, sent or not';
create index crm_invitation_due on crm_invitation (due_at) where ended_at is null;
create index crm_invitation_account on crm_invitation (account_id, due_at);
create index crm_invitation_pair on crm_invitation (account_id, influencer_id, id desc);
create index crm_invitation_mark on crm_invitation (mark, sent_at) where sent_at is not null;
create index crm_invitation_influencer on crm_invitation (influencer_id);
create index crm_invitation_import on crm_invitation (import_id) where import_id is not null;
create index crm_invitation_person on crm_invitation (person_id);
-- One letter at a time to an address from one account.
create unique index crm_invitation_waiting on crm_invitation (account_id, mark) where ended_at is null;
