-- Invitations to act for an account, each for one e-mail address and once.
create table member_invitation (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  email text not null check (length(email) <= 254),
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['owner', 'admin', 'manager', 'finance', 'reviewer', 'viewer']),
  invited_by bigint references person on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3),
  check (accepted_at is null or revoked_at is null)
);
create unique index member_invitation_open on member_invitation (account_id, lower(email)) where accepted_at is null and revoked_at is null;
create index member_invitation_expiry on member_invitation (expires_at);
create index member_invitation_inviter on member_invitation (invited_by);
comment on column member_invitation.token_hash is 'SHA-256 of the token in the e-mail';
