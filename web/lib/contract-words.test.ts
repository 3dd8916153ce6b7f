import { afterEach, expect, it, vi } from 'vitest';
import { checkDisclosure } from '../../contract/work/disclosure.rules.ts';
import { translateSentence } from './i18n/contract-hi.ts';

/** The translations loaded here must not affect other files. */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('translates form errors into Hindi once loaded, and leaves other texts unchanged', async () => {
  vi.resetModules();
  const { inPageLanguage, learnContractWords } = await import('./contract-words.ts');
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await learnContractWords();
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } });
  await learnContractWords();
  expect(inPageLanguage('Use at least 8 characters.')).toBe('कम से कम 8 अक्षर रखें।');
  expect(inPageLanguage('Please enter your email address')).toBe('कृपया अपना ईमेल पता लिखें');
  expect(inPageLanguage('Kaapi & Co')).toBe('Kaapi & Co');
});

it.each([
  ['Brew', false],
  [`${'Brew '.repeat(30)} #ad`, false],
  ['#brew #kaapi #ad', false],
  ['#ad Brew', true],
])('says in Hindi what the label of “%s” lacks', (caption, aiMade) => {
  const { reason = '' } = checkDisclosure({ caption, ownLabel: '#ad', languages: [], aiMade });
  expect(translateSentence(reason)).toMatch(/\p{Script=Devanagari}/u);
  expect(translateSentence(reason)).not.toMatch(/[{}]| the | is /);
});
