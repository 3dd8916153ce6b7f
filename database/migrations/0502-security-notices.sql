-- The newest notices about sign-in and security of an account, which its person reads on the security page.
create index notification_security on notification (account_id, created_at desc, id desc) where type = 'security';
