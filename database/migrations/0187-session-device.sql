-- Looked up with every sign-in: has this browser signed in to this account before?
create index session_account_device on session (account_id, device_id) where device_id is not null;
