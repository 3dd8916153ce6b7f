/** Language of a text in Devanagari, for pronunciation and fonts. */
export function langOf(text: string): 'hi' | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined;
}
