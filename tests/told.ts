import type { Locale } from '../contract/kit/languages.ts';
import { inLanguage, type Sayable } from '../server/kit/i18n/messages.ts';

interface Words {
  title: Sayable;
  description: Sayable;
}

/** What a reader sees of a notice's words. */
export function toldIn(locale: Locale, { title, description }: Words): { title: string; description: string } {
  const inWords = inLanguage(locale);
  return { title: inWords(title), description: inWords(description) };
}
