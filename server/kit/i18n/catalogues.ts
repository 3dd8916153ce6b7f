import { readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import po from 'pofile';
import { formatTag, type Locale } from '../../../contract/kit/languages.ts';
import { wholeSentences } from '../../../contract/kit/whole-sentences.ts';

interface Catalogue {
  /** Translations by their English. */
  messages: ReadonlyMap<string, string>;
  /** Finds the message that a finished sentence was made of. */
  findWhole: ReturnType<typeof wholeSentences>;
  i18n: I18n;
}

const folders = ['./', '../../../contract/kit/i18n/'];
const catalogues = new Map<Locale, Catalogue>();

/** The server's and the contract's messages in a language, read on first use. English has none: it is in the source. */
export function catalogueOf(locale: Locale): Catalogue {
  const known = catalogues.get(locale);
  if (known) return known;
  const messages = new Map(locale === 'en' ? [] : folders.flatMap((folder) => readMessages(`${folder}${locale}.po`)));
  const i18n = setupI18n({ locale, locales: formatTag(locale), messages: { [locale]: Object.fromEntries(messages) } });
  // Lingui has no compiler in production unless given one.
  i18n.setMessagesCompiler(compileMessage);
  const catalogue = { messages, findWhole: wholeSentences(messages.keys()), i18n };
  catalogues.set(locale, catalogue);
  return catalogue;
}

function readMessages(file: string): [english: string, translation: string][] {
  const { items } = po.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : []));
}

/** Stands for a backslash of a value: Lingui reads escapes in a finished sentence, which people's texts must not be. */
const backslash = '\uE000';

/** Formats a message, by its English, with its values. */
export function format(locale: Locale, english: string, values: Readonly<Record<string, string | number>>): string {
  const shielded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\\', backslash) : value,
  ]);
  return catalogueOf(locale).i18n._(english, Object.fromEntries(shielded)).replaceAll(backslash, '\\');
}
