-- Second factors: an authenticator app with recovery codes, and passkeys.
create table totp (
  account_id bigint primary key references account on delete cascade,
  secret text not null,
  session_id bigint references session on delete set null,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_step bigint
);
comment on column totp.secret is 'Encrypted with the secret of the installation';
comment on column totp.session_id is 'The session that set it up';
comment on column totp.confirmed_at is 'When the first code was entered; until then it does not count';
comment on column totp.last_step is 'Time step of the last code accepted; codes of it and of earlier steps never count again';

create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  provider text,
  session_id bigint references session on delete set null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkey_account on passkey (account_id, id);
comment on column passkey.counter is 'Signatures made, as the authenticator last said; 0 where it does not count';
comment on column passkey.provider is 'Where the passkey is kept, such as iCloud Keychain; null when unknown';
comment on column passkey.session_id is 'The session that added it';

-- Challenges are signed once, within minutes, for what they were made for.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'sign_in', 'second_factor', 'step_up')),
  session_id bigint references session on delete cascade,
  ticket_hash text,
  expires_at timestamptz(3) not null,
  check ((session_id is not null) = (purpose in ('register', 'step_up'))),
  check ((ticket_hash is not null) = (purpose = 'second_factor'))
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- A sign-in that waits for its second factor.
create table sign_in_ticket (
  token_hash text primary key,
  account_id bigint not null references account on delete cascade,
  device_id text not null,
  network text not null,
  user_agent text not null,
  tries smallint not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sign_in_ticket_account on sign_in_ticket (account_id);
create index sign_in_ticket_expiry on sign_in_ticket (expires_at);

-- Adding a second factor can be undone like a change of contact: whoever took an account over must not lock its owner out.
alter table account_change
  drop constraint account_change_kind_check,
  add constraint account_change_kind_check check (kind in ('email', 'mobile', 'password', 'second_factor'));
