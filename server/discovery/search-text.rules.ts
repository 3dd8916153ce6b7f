/** Ends a word, in the query as in what is searched. The migration's fold_text has the same list. */
const wordEnds = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~“”‘’–—।॥·•\t\n\r ]/;
const accentsAndJoiners = /[\u0300-\u036f\u200b-\u200d\ufeff]/g;
/** Words of a question that name nothing; left out unless they are all there is. */
const fillers = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'near', 'of', 'on', 'the', 'to', 'with']);
const maxTerms = 12;

/** Lower case without accents and joiners; Indic vowel signs stay, they are letters of the word. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(accentsAndJoiners, '').toLowerCase();
}

/** The words of a text as a search compares them. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(wordEnds)
    .filter((word) => word !== '');
}

/**
 * What a query asks for: each term must begin a word of the profile. Null: nothing was asked. An empty list: something
 * was, but nothing that could be found (only punctuation).
 */
export function termsOf(query: string | undefined): string[] | null {
  if (query === undefined || query.trim() === '') return null;
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxTerms);
}
