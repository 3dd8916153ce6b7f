import type { Locale } from '../contract/kit/languages.ts';
import { inLanguage, type LocalizedText } from '../server/kit/i18n/messages.ts';

interface Words {
  title: LocalizedText;
  description: LocalizedText;
}

/** Localized text of a notification. */
export function noticeIn(locale: Locale, { title, description }: Words): { title: string; description: string } {
  const inWords = inLanguage(locale);
  return { title: inWords(title), description: inWords(description) };
}
