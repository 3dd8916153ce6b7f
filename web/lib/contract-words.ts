import { useEffect, useState } from 'react';

let translate = (text: string) => text;

/** Fetches the contract's sentences in the language of the page, where that is not English. */
export async function learnContractWords(): Promise<void> {
  if (document.documentElement.lang !== 'hi') return;
  const words = await import('./i18n/contract-hindi.ts').catch(() => null);
  if (words) translate = words.inHindi;
}

/** A sentence of the contract as the reader reads it; in English until its words are here. */
export function inPageLanguage(sentence: string): string {
  return translate(sentence);
}

/** The same while a page is shown: once its words are here, it is said again. */
export function useContractWords(): (sentence: string) => string {
  const [say, setSay] = useState(() => translate);
  useEffect(() => {
    void learnContractWords().then(() => setSay(() => translate));
  }, []);
  return say;
}
