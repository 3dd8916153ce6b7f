-- The log of consents: given, and withdrawn, each for itself. What was read of a social account is consented to for that account.
alter table consent add column subject text check (length(subject) <= 200);
alter table consent add column subject_id bigint;
comment on column consent.subject is 'To what exactly, in words: a social account';
comment on column consent.subject_id is 'The same as an id of its own table';
create unique index consent_live on consent (account_id, kind, coalesce(subject_id, 0)) where withdrawn_at is null;
create index consent_subject on consent (subject_id) where subject_id is not null and withdrawn_at is null;

insert into consent (account_id, kind, version, subject, subject_id, granted_at)
  select a.id, 'social_data', '2026-11', s.handle || ' on ' || s.platform_id, s.id, c.consented_at
  from social_connection c join social_account s on s.id = c.social_account_id join account a on a.id = s.owner_id
  where c.revoked_at is null;

-- However an account goes, the consent to read it goes with it.
create function social_consent_ends() returns trigger language plpgsql as $$
begin
  update consent set withdrawn_at = greatest(now(), granted_at)
    where subject_id = old.id and kind = 'social_data' and withdrawn_at is null;
  return old;
end $$;
create trigger social_account_consent before delete on social_account
  for each row when (old.source = 'provider') execute function social_consent_ends();
