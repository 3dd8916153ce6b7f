-- The dot of a borrowed sound is often left out (मुफ़्त, मुफ्त): it no longer tells words apart, as in contract/fold.ts.
alter function fold_text(text) rename to fold_letters;
create function fold_text(given text) returns text language sql immutable parallel safe return
  -- A word that was nothing but the dot leaves no second space.
  ' ' || btrim(regexp_replace(regexp_replace(fold_letters(given), '[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]', '', 'g'), ' +', ' ', 'g'));

-- The folded words of a name as it is written and joined: people are looked up by the same spellings wherever they are named.
create function name_words(given text) returns text language sql immutable parallel safe return
  fold_text(concat_ws(' ', given, case when join_names(given) <> given then join_names(given) end));

update influencer_profile set updated_at = updated_at;
