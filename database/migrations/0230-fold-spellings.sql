-- Spellings that people take for the same are found alike: any apostrophe or hyphen, letters such as ß, ł and ø, Malayalam's dead
-- consonants written either way, whatever is not seen. contract/fold.ts folds the query alike, and says why.

create or replace function fold_text(given text) returns text language sql immutable parallel safe return
  ' ' || btrim(regexp_replace(translate(
    translate(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(regexp_replace(translate(normalize(translate(coalesce(given, ''),
    E'`\u00b4\u1fef\u1ffd\u2018\u2019\u201a\u201b\u2032\u2035\u02b9\u02ba\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u0374\u055a\u05f3\ua78b\ua78c\uff07\u00ad\u058a\u05be\u1806\u2010\u2011\u2043\u2212\u02d7\ufe63\uff0d\u2012\u2013\u2014\u2015\ufe58',
    E'''''''''''''''''''''''''''''''''''''''''''''''''''''----------------'), NFKD),
    E'`\u00b4\u1fef\u1ffd\u2018\u2019\u201a\u201b\u2032\u2035\u02b9\u02ba\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u0374\u055a\u05f3\ua78b\ua78c\uff07\u00ad\u058a\u05be\u1806\u2010\u2011\u2043\u2212\u02d7\ufe63\uff0d\u2012\u2013\u2014\u2015\ufe58',
    E'''''''''''''''''''''''''''''''''''''''''''''''''''''----------------'),
    '[\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')), E'\u0d7a', E'\u0d23\u0d4d'), E'\u0d7b', E'\u0d28\u0d4d'), E'\u0d7c', E'\u0d30\u0d4d'), E'\u0d7d', E'\u0d32\u0d4d'), E'\u0d7e', E'\u0d33\u0d4d'), E'\u0d7f', E'\u0d15\u0d4d'), E'\u0d54', E'\u0d2e\u0d4d'), E'\u0d55', E'\u0d2f\u0d4d'), E'\u0d56', E'\u0d34\u0d4d'), E'\u09ce', E'\u09a4\u09cd'), NFKD), E'([\u0d4d\u09cd])\\1+', E'\\1', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðħŧıς', 'olddhtiσ'),
    E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~“”‘’–—।॥·•\t\n\r', repeat(' ', 45)), ' +', ' ', 'g'));

-- Without the hyphens and apostrophes within names: O'Brien is found as obrien too.
create function join_names(given text) returns text language sql immutable parallel safe return
  translate(coalesce(given, ''), E'''`\u00b4\u1fef\u1ffd\u2018\u2019\u201a\u201b\u2032\u2035\u02b9\u02ba\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u0374\u055a\u05f3\ua78b\ua78c\uff07-\u00ad\u058a\u05be\u1806\u2010\u2011\u2043\u2212\u02d7\ufe63\uff0d\u2012\u2013\u2014\u2015\ufe58', '');

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
  new.search_text := new.search_names || fold_text(concat_ws(' ', array_to_string(new.categories, ' '), new.city_id, new.bio));
  new.changed_by := pg_current_xact_id();
  return new;
end $$;

update influencer_profile set updated_at = updated_at;
