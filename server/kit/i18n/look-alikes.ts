/**
 * Letters that look like one of a–z, after compatibility forms (full width, mathematical) are folded and marks removed.
 * Source: Unicode UTS #39 confusables, the letters of Cyrillic, Greek, Armenian and Cherokee.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аɑαᴀ',
  b: 'ЬьвƄβᏏʙ',
  c: 'сϲᴄᏟƈ',
  d: 'ԁɗᎠᏧժ',
  e: 'еҽєεҿᎬɛ',
  f: 'ƒϝք',
  g: 'ɡցԍᏀɢ',
  h: 'һհнᎻʜ',
  i: 'іıɩιӏⅼ|!1l¡ǀ',
  j: 'јϳᎫյ',
  k: 'кκᏦᴋ',
  m: 'мᎷϻᴍ',
  n: 'пոռηɴ',
  o: 'оοσօ0ᴏ०০ഠ๐',
  p: 'рρᏢᴘ',
  q: 'ԛգզ',
  r: 'гᴦᏒʀгɾ',
  s: 'ѕʂᏚꜱ5$',
  t: 'тτᎢᴛ7',
  u: 'υսᴜʋս',
  v: 'ѵνᴠᏙ',
  w: 'ԝᏔѡшաᴡ',
  x: 'хχ×',
  y: 'уүγʏყ',
  z: 'ᴢᏃ2',
};

/** The letter of a–z that each look-alike may be read as. */
export const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([letter, alike]) =>
    [...alike].map((one) => [one.toLowerCase(), letter] as const),
  ),
);
