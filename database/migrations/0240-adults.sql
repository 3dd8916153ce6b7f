-- Accounts are for adults. A profile that is found to be a minor's, by its birth date or by an operator, stays out of every
-- list and search, whatever else happens to it, until an operator shows it again.
alter table influencer_profile add column kept_hidden boolean not null default false;
comment on column influencer_profile.kept_hidden is 'Hidden for good: a minor''s, as its birth date or an operator says';

create function minors_stay_hidden() returns trigger language plpgsql as $$
begin
  if new.birth_date > ((now() at time zone 'Asia/Kolkata')::date - interval '18 years')::date then
    new.kept_hidden := true;
  end if;
  if new.kept_hidden then
    new.hidden_at := coalesce(new.hidden_at, now());
  end if;
  return new;
end $$;
create trigger minors_stay_hidden before insert or update of birth_date, hidden_at, kept_hidden on influencer_profile
  for each row when (new.kept_hidden or new.birth_date is not null) execute function minors_stay_hidden();

update influencer_profile set kept_hidden = true
where birth_date > ((now() at time zone 'Asia/Kolkata')::date - interval '18 years')::date;
