-- What a search compares: words without case, accents, joiners and punctuation, each after one space, so that
-- ' koc' finds whatever has a word beginning with "koc". server/discovery/search-text.rules.ts folds the query alike.

create function fold_text(given text) returns text language sql immutable parallel safe return
  ' ' || btrim(regexp_replace(translate(
    lower(regexp_replace(normalize(coalesce(given, ''), NFKD), '[\u0300-\u036f\u200b-\u200d\ufeff]', '', 'g')),
    E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~“”‘’–—।॥·•\t\n\r', repeat(' ', 45)), ' +', ' ', 'g'));

alter table influencer_profile add column search_names text not null default '';
comment on column influencer_profile.search_names is 'The part of search_text that names the person: relevance puts a hit here first';

-- Handles are found as written and run together: "aarohi.cooks", "aarohicooks".
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
  return new;
end $$;

-- Each word once, in the order given: a facet counts a person once a word.
create function distinct_words(given text[]) returns text[] language sql immutable parallel safe return
  array(select word from unnest(given) with ordinality as u (word, place) group by word order by min(place));

create index influencer_by_rank on influencer_profile (verified desc, followers desc, id) where hidden_at is null;
create index influencer_names on influencer_profile using gin (search_names gin_trgm_ops);
update influencer_profile set updated_at = updated_at;
