import type { Messages } from '@lingui/core';
import type { Locale } from '../../../contract/kit/languages.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('./*.po');

/** Complete catalogue of a language, not for built browser scripts: those contain their messages. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogues[`./${locale}.po`]?.())?.messages ?? {};
}
