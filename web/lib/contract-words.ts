import { type Messages, setupI18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { wholeSentences } from '../../contract/kit/whole-sentences.ts';

const folder = '../../contract/kit/i18n';
const catalogues = import.meta.glob<{ messages: Messages }>('../../contract/kit/i18n/*.po');

let translate = (text: string) => text;

/** Loads the translations of the contract's messages, except for English. */
export async function learnContractWords(): Promise<void> {
  const locale = document.documentElement.lang;
  const catalogue = await catalogues[`${folder}/${locale}.po`]?.().catch(() => null);
  if (catalogue) translate = translator(locale, catalogue.messages);
}

/** Translates finished sentences of the contract; unknown texts are returned unchanged. */
function translator(locale: string, messages: Messages): (text: string) => string {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const findWhole = wholeSentences(Object.keys(messages));
  return (text) => {
    const { template, values } = findWhole(text) ?? { template: text, values: {} };
    if (Object.hasOwn(messages, text)) return i18n._(text);
    return Object.hasOwn(messages, template) ? i18n._(template, values) : text;
  };
}

/** Translates a contract message; in English until the translations are loaded. */
export function inPageLanguage(sentence: string): string {
  return translate(sentence);
}

/** The same as a hook, which rerenders once the translations are loaded. */
export function useContractWords(): (sentence: string) => string {
  const [say, setSay] = useState(() => translate);
  useEffect(() => {
    void learnContractWords().then(() => setSay(() => translate));
  }, []);
  return say;
}
