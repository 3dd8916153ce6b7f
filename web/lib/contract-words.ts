import { useEffect, useState } from 'react';

const catalogues = import.meta.glob<{ translateSentence: (text: string) => string }>('./i18n/contract-*.ts');

let translate = (text: string) => text;

/** Loads the translations of the contract's messages, except for English. */
export async function learnContractWords(): Promise<void> {
  const load = catalogues[`./i18n/contract-${document.documentElement.lang}.ts`];
  const words = await load?.().catch(() => null);
  if (words) translate = words.translateSentence;
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
