-- Topics of imported creators that are no category of ours, in the words of the list. Searches find them.

alter table influencer_profile add column topics text[] not null default '{}' check (cardinality(topics) <= 20);
comment on column influencer_profile.topics is 'Topics that are no category, as an imported list words them';

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
    case when join_names(new.display_name) <> new.display_name then join_names(new.display_name) end,
    translate(concat_ws(' ', new.username, array_to_string(new.handles, ' ')), '._-', '')));
  new.search_text := new.search_names || fold_text(concat_ws(' ', array_to_string(new.categories, ' '), array_to_string(new.topics, ' '), new.city_id, new.bio));
  new.changed_by := pg_current_xact_id();
  return new;
end $$;
