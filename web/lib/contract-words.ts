import { useEffect, useState } from 'react';

let translate = (text: string) => text;

/** Loads the translations of the contract's messages, except for English. */
export async function learnContractWords(): Promise<void> {
  if (document.documentElement.lang !== 'hi') return;
  const words = await import('./i18n/contract-hindi.ts').catch(() => null);
  if (words) translate = words.inHindi;
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
