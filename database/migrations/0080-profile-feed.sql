-- What changed in the profiles, for whoever keeps a copy of them (decision 33). A reader remembers the snapshot of its last reading
-- (pg_current_snapshot) and asks for what the transactions wrote that it did not see: those running then, and those since. Sequences
-- and clocks would skip a transaction that began earlier and committed later.

-- The default serves bulk loads that leave the row trigger out; rows from before have none.
alter table influencer_profile add column changed_by xid8;
alter table influencer_profile alter column changed_by set default pg_current_xact_id();
comment on column influencer_profile.changed_by is 'Transaction of the last write; null: before there was a feed';
create index influencer_changed on influencer_profile (changed_by, id) where changed_by is not null;

create or replace function keep_influencer_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.categories is distinct from old.categories or new.languages is distinct from old.languages
    or new.contents is distinct from old.contents then
    if not (know_words(new.categories, 'category') and know_words(new.languages, 'language') and know_words(new.contents, 'content_type')) then
      raise foreign_key_violation using message = 'influencer_profile names an unknown category, language or content type';
    end if;
    new.categories := distinct_words(new.categories);
    new.languages := distinct_words(new.languages);
    new.contents := distinct_words(new.contents);
  end if;
  new.search_names := fold_text(concat_ws(' ', new.display_name, new.username, array_to_string(new.handles, ' '),
    translate(concat_ws(' ', new.username, array_to_string(new.handles, ' ')), '._-', '')));
  new.search_text := new.search_names || fold_text(concat_ws(' ', array_to_string(new.categories, ' '), new.city_id, new.bio));
  new.changed_by := pg_current_xact_id();
  return new;
end $$;

-- A deleted row cannot say so itself.
create table influencer_gone (
  id bigint not null,
  changed_by xid8 not null default pg_current_xact_id(),
  gone_at timestamptz(3) not null default now()
);
create index influencer_gone_changed on influencer_gone (changed_by, id);
create index influencer_gone_at on influencer_gone (gone_at);

create function influencer_deleted() returns trigger language plpgsql as $$
begin
  insert into influencer_gone (id) select id from old_rows;
  return null;
end $$;

create trigger influencer_deleted after delete on influencer_profile
  referencing old table as old_rows for each statement execute function influencer_deleted();

-- A mark is set when a copy is written to a file, and named in it. A database that does not know the mark, or knows it from another
-- cluster (its row was not written by the transaction it names), is not the one that the file was made of.
create table search_snapshot (
  id uuid primary key default gen_random_uuid(),
  made_by xid8 not null default pg_current_xact_id(),
  made_at timestamptz(3) not null default now()
);
