-- Names of businesses from before names were cleaned, as 0190 did for people and campaigns.
create or replace function pg_temp.clean_name(given text) returns text language sql immutable as $$
  select btrim(regexp_replace(regexp_replace(given, '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]', '', 'g'))
$$;
update business_profile b set business_name =
    coalesce(nullif(pg_temp.clean_name(b.business_name), ''), (select nullif(a.fullname, '') from account a where a.id = b.account_id), 'Member')
  where b.business_name is distinct from pg_temp.clean_name(b.business_name);
