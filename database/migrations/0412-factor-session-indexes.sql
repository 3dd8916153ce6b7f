-- Old sessions are deleted by the thousand; each looks for what it added.
create index totp_session on totp (session_id) where session_id is not null;
create index passkey_session on passkey (session_id) where session_id is not null;
create index passkey_challenge_session on passkey_challenge (session_id) where session_id is not null;
create index factor_recovery_account on factor_recovery (account_id);
