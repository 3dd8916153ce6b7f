-- Names and titles of before this rule: characters that cannot be seen or that turn the direction of reading go, except the
-- joiners of Indic scripts. The classes are those of contract/clean-text.ts that occur in names.
create function pg_temp.clean_name(given text) returns text language sql immutable as $$
  select btrim(regexp_replace(regexp_replace(given, '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]', '', 'g'))
$$;
update account set fullname = coalesce(nullif(pg_temp.clean_name(fullname), ''), 'Member')
  where fullname is distinct from pg_temp.clean_name(fullname);
update account set first_name = nullif(pg_temp.clean_name(first_name), ''), last_name = nullif(pg_temp.clean_name(last_name), '')
  where first_name is distinct from pg_temp.clean_name(first_name) or last_name is distinct from pg_temp.clean_name(last_name);
update campaign set title = pg_temp.clean_name(title)
  where title is distinct from pg_temp.clean_name(title) and (is_draft or length(pg_temp.clean_name(title)) >= 5);
