import { afterEach, expect, it, vi } from 'vitest';
import { checkDisclosure } from '../../contract/work/disclosure.rules.ts';

/** The translations loaded here must not affect other files. */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function learn(...locales: string[]): Promise<(sentence: string) => string> {
  vi.resetModules();
  const { inPageLanguage, learnContractWords } = await import('./contract-words.ts');
  for (const lang of locales) {
    vi.stubGlobal('document', { documentElement: { lang } });
    await learnContractWords();
  }
  return inPageLanguage;
}

it('translates form errors into Hindi once loaded, and leaves other texts unchanged', async () => {
  const inPageLanguage = await learn('en', 'hi');
  expect(inPageLanguage('Use at least 8 characters.')).toBe('कम से कम 8 अक्षर रखें।');
  expect(inPageLanguage('Please enter your email address')).toBe('कृपया अपना ईमेल पता लिखें');
  expect(inPageLanguage('Kaapi & Co')).toBe('Kaapi & Co');
});

it('leaves form errors in English in a language that lacks them', async () => {
  const inPageLanguage = await learn('ta');
  expect(inPageLanguage('Use at least 8 characters.')).toBe('Use at least 8 characters.');
});

it.each([
  ['Brew', false],
  [`${'Brew '.repeat(30)} #ad`, false],
  ['#brew #kaapi #ad', false],
  ['#ad Brew', true],
])('says in Hindi what the label of “%s” lacks', async (caption, aiMade) => {
  const { reason = '' } = checkDisclosure({ caption, ownLabel: '#ad', languages: [], aiMade });
  const inPageLanguage = await learn('hi');
  expect(inPageLanguage(reason)).toMatch(/\p{Script=Devanagari}/u);
  expect(inPageLanguage(reason)).not.toMatch(/[{}]| the | is /);
});
