/**
 * Checks the catalogues and prints a line per fault. English is in the source, so every message found there must be in the
 * catalogue of each complete language, translated, with the same placeholders.
 */
import { pathToFileURL } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languages, toLocale } from '../contract/kit/languages.ts';

interface Message {
  message?: string | undefined;
  context?: string | undefined;
}
interface Translated extends Message {
  translation?: string | undefined;
}
type Messages<One extends Message> = Readonly<Record<string, One>>;

/** Missing, unused and broken messages of a language. */
export function findFaults(source: Messages<Message>, catalogue: Messages<Translated>, locale: string): string[] {
  const faults: string[] = [];
  const { isComplete } = languages[toLocale(locale)];
  for (const [id, { message, context }] of Object.entries(source)) {
    const name = `“${message ?? id}”${context ? ` (${context})` : ''}`;
    const text = catalogue[id]?.translation;
    if (!text && isComplete) faults.push(`missing: ${name}`);
    if (text) faults.push(...differences(message ?? id, text, locale).map((what) => `${what}: ${name}`));
  }
  const unused = Object.entries(catalogue).filter(([id]) => !source[id]);
  return [...faults, ...unused.map(([id, { message }]) => `unused: “${message ?? id}”`)];
}

function differences(english: string, text: string, locale: string): string[] {
  try {
    const [needed, given] = [partsOf(english), partsOf(text)];
    const found: string[] = [];
    if (needed.values.join() !== given.values.join()) found.push('other values');
    if (needed.tags.join() !== given.tags.join()) found.push('other tags');
    if (given.forms.some((forms) => !isWhole(forms, locale))) found.push('a form of the plural missing');
    if (needed.exact.join() !== given.exact.join()) found.push('other numbers with words of their own');
    return found;
  } catch {
    return ['no message'];
  }
}

/** Whether all plural categories of the language have a form; exact numbers need none. */
function isWhole(forms: readonly string[], locale: string): boolean {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.every((category) => forms.includes(category));
}

interface Parts {
  /** Placeholders: `{name}`, with its type if any. */
  values: string[];
  tags: string[];
  /** Forms of each plural. */
  forms: string[][];
  /** Exact forms: `=0`. */
  exact: string[];
}

function partsOf(message: string): Parts {
  const values = new Set<string>();
  const exact = new Set<string>();
  const forms: string[][] = [];
  const walk = (tokens: unknown) => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) if (Array.isArray(token)) note(token);
  };
  const note = ([name, type, choices]: unknown[]) => {
    values.add(type ? `${name}, ${type}` : String(name));
    if (type !== 'plural' || typeof choices !== 'object' || choices === null) return;
    const keys = Object.keys(choices).filter((key) => key !== 'offset');
    forms.push(keys.filter((key) => !/^\d/.test(key)));
    for (const key of keys.filter((each) => /^\d/.test(each))) exact.add(key);
    for (const key of keys) walk(choices[key as keyof typeof choices]);
  };
  walk(compileMessageOrThrow(message));
  return {
    values: [...values].sort(),
    tags: (message.match(/<\/?\d+\/?>/g) ?? []).sort(),
    forms,
    exact: [...exact].sort(),
  };
}

async function main(): Promise<void> {
  const config = getConfig();
  let faults = 0;
  for (const catalogue of await getCatalogs(config)) {
    const source = await catalogue.collect();
    for (const locale of config.locales.filter((one) => one !== config.sourceLocale)) {
      const found = findFaults(source ?? {}, await catalogue.read(locale), locale);
      for (const fault of found) console.log(`${locale}: ${fault}`);
      faults += found.length + (source ? 0 : 1);
    }
  }
  if (faults > 0) console.log(`${faults} to mend: npm run translations lists the texts in each catalogue.`);
  process.exit(faults > 0 ? 1 : 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
