import type { Locale } from '../contract/kit/languages.ts';
import { inLanguage, type Sayable } from '../server/kit/i18n/messages.ts';

interface Words {
  title: Sayable;
  description: Sayable;
}

/** Localized text of a notification. */
export function toldIn(locale: Locale, { title, description }: Words): { title: string; description: string } {
  const inWords = inLanguage(locale);
  return { title: inWords(title), description: inWords(description) };
}
