import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDisclosure, placeOfLabel } from './disclosure.rules.ts';
import { labelsByLanguage } from './disclosure-labels.rules.ts';

const check = (caption: string, more: Partial<Parameters<typeof checkDisclosure>[0]> = {}) =>
  checkDisclosure({ caption, ownLabel: '#ad', languages: [], aiMade: false, ...more });
const rest = 'The monsoon blend goes with a wet evening and a plate of banana fritters from the corner shop.';

describe('a label', () => {
  it.each([
    '#ad My monsoon brew',
    'Ad: my monsoon brew',
    'My brew. #Ad',
    'ADVERTISEMENT | my brew',
    '＃ＡＤ my brew',
    '#a\u200bd my brew',
    'Paid partnership with Kaapi & Co: my brew',
    'In collaboration with Kaapi',
    'I am an employee of Kaapi',
    '#FreeGift from Kaapi',
    'Free gift from Kaapi',
    '#free_gift from Kaapi',
    'Sponsored, and still honest',
    '#ad #monsoon #coffee #brew #rain',
    '#coffee #ad',
    'Ad-lib? No: #ad',
    'A piano sponsored by Kaapi',
    '#rain see:www.kaapi.in #ad',
    '#rain # #coffee now #ad',
    'विज्ञापन: मेरी कॉफ़ी',
    '#பதிவு விளம்பரம் காபி',
    'ప్రకటన: కాఫీ',
    '#ಜಾಹೀರಾತು ಕಾಫಿ',
    'പരസ്യം — കാപ്പി',
    'जाहिरात: कॉफी',
    'বিজ্ঞাপন: কফি',
    'જાહેરાત: કૉફી',
    'ਇਸ਼ਤਿਹਾਰ: ਕੌਫੀ',
  ])('is found: %s', (caption) => {
    const outcome = check(`${caption} ${rest}`);
    expect(outcome).toMatchObject({ ok: true });
    expect(outcome.found?.length).toBeGreaterThan(1);
  });

  it.each([
    '',
    '   ',
    rest,
    '#advent calendar of coffee',
    'My head is full of coffee, I read about bread',
    'ad-free coffee',
    'non-sponsored',
    'This is not an ad',
    `This is not an ad ${rest}`,
    'Not sponsored, I paid for it',
    'There is no ad here',
    'Non sponsored',
    'I never sponsored it',
    "It isn't an ad",
    'It isn’t an ad',
    'It isn’t any paid partnership',
    'Not a paid collaboration',
    'My brew, without any  free gift',
    'It is not  a   sponsored   post',
    'It is not an  advertisement',
    'ask @ad about it',
    'see https://example.com/ad',
    'write to ad@example.com',
    'see www.kaapi.ad',
    'see http://kaapi.example/?from=ad',
    'see https://kaapi.example/?from=ad',
    'write to ad+kaapi@example.com',
    'ask @kaapi+ad about it',
    '#adventure #sponsoredby_nobody',
    'विज्ञापनों',
    'ad_hoc',
  ])('is not found: %s', (caption) => {
    const outcome = check(caption);
    expect(outcome.ok).toBe(false);
    expect(outcome.reason).toMatch(/^(The|AI).+[.]$/);
  });

  it('is recognised as it reads, without characters around it', () => {
    expect(check('My brew. Ad: a fine one').found).toBe('ad');
    expect(check('My brew -- #free_gift!').found).toBe('#free_gift');
  });

  it('must come before the fold, to the character', () => {
    const filler = (length: number) => `${'a'.repeat(length - 1)} `;
    expect(check(`${filler(122)}#ad ${rest}`)).toEqual({ ok: true, found: '#ad' });
    expect(check(`${filler(123)}#ad ${rest}`).reason).toMatch(/“#ad” comes too late\. Move it to the first 125/);
    expect(check(`${'☕'.repeat(121)} #ad`).ok).toBe(true);
    expect(check(`${'\n'.repeat(300)}#ad`).ok).toBe(true);
  });

  it('is refused in a row of hashtags, handles or links', () => {
    for (const caption of ['#rain #coffee #ad', '#rain #ad #coffee', '#rain#ad#coffee', '@kaapi www.kaapi.in #ad']) {
      expect(check(caption).reason, caption).toMatch(/“#ad” is hidden among the hashtags/);
    }
    expect(check('#rain #coffee #ad. Sponsored by Kaapi').found).toBe('sponsored');
    expect(check('#rain now #ad #coffee').ok).toBe(true);
  });

  it('must be in the language of the ad; English is always allowed', () => {
    expect(check('विज्ञापन: कॉफ़ी', { languages: ['hi', 'ta'] }).ok).toBe(true);
    expect(check('விளம்பரம்: காபி', { languages: ['hi'] }).reason).toMatch(/isn’t in the language/);
    expect(check('விளம்பரம்: காபி', { languages: ['hi'] }).reason).toMatch(/“விளம்பரம்”.* Start with “#ad”/);
    expect(check('#ad காபி', { languages: ['ta'] }).ok).toBe(true);
    expect(check('Sponsored: காபி', { languages: ['ta'] }).ok).toBe(true);
    expect(check('#ad', { languages: ['xx'] }).ok).toBe(true);
  });

  it('may be the campaign’s own, with any characters', () => {
    expect(check('#KaapiPays (really)', { ownLabel: '#KaapiPays' })).toEqual({ ok: true, found: '#kaapipays' });
    expect(check('(paid) brew', { ownLabel: '(paid)' }).ok).toBe(true);
    expect(check('c++ brew', { ownLabel: 'C++' }).ok).toBe(true);
    expect(check('c brew', { ownLabel: 'C++' }).ok).toBe(false);
    expect(check('brew', { ownLabel: '#KaapiPays' }).reason).toContain('#KaapiPays');
  });

  it.each(['#', '_ -', ' '])('made only of signs labels nothing: %j', (ownLabel) => {
    expect(check(`${rest} - # _`, { ownLabel }).ok).toBe(false);
  });

  it.each([
    ['en', 'Advertisement: coffee'],
    ['hi', 'विज्ञापन: कॉफ़ी'],
    ['mr', 'जाहिरात: कॉफी'],
    ['ne', 'विज्ञापन: कफी'],
    ['ta', 'விளம்பரம்: காபி'],
    ['te', 'ప్రకటన: కాఫీ'],
    ['kn', 'ಜಾಹೀರಾತು: ಕಾಫಿ'],
    ['ml', 'പരസ്യം: കാപ്പി'],
    ['bn', 'বিজ্ঞাপন: কফি'],
    ['as', 'বিজ্ঞাপন: কফি'],
    ['gu', 'જાહેરાત: કૉફી'],
    ['pa', 'ਇਸ਼ਤਿਹਾਰ: ਕੌਫੀ'],
    ['or', 'ବିଜ୍ଞାପନ: କଫି'],
    ['ur', 'اشتہار: کافی'],
  ])('says “advertisement” in %s', (language, caption) => {
    expect(check(`${caption} ${rest}`, { languages: [language] }).found).toBe(caption.split(':')[0]?.toLowerCase());
  });
});

describe('AI-made content', () => {
  it.each([
    '#ad AI-generated pictures',
    '#ad AI-made pictures',
    '#ad AI created',
    '#ad, AI-edited',
    '#ad AI-assisted',
    '#ad #AIcontent',
    '#ad made with AI',
    '#ad made by AI',
    '#ad generated with AI',
    '#ad generated by AI',
    '#ad created with AI',
    '#ad created by AI',
    '#ad #AIGenerated',
    'विज्ञापन एआई से बनाया',
    'விளம்பரம்: ஏஐ படம்',
    'ప్రకటన: ఏఐ చిత్రం',
    'ಜಾಹೀರಾತು: ಎಐ ಚಿತ್ರ',
    'പരസ്യം: എഐ ചിത്രം',
    'বিজ্ঞাপন: এআই ছবি',
    'જાહેરાત: એઆઈ ચિત્ર',
    'ਇਸ਼ਤਿਹਾਰ: ਏਆਈ ਤਸਵੀਰ',
  ])('is declared: %s', (caption) => expect(check(caption, { aiMade: true })).toMatchObject({ ok: true }));
  it.each([
    '#ad my brew',
    '#ad said with air',
    '#ad AI and coffee',
    '#ad coffee with AI people',
    '#ad loved by AI people',
    `#ad ${'a'.repeat(140)} AI-generated`,
  ])('is not: %s', (caption) => {
    expect(check(caption, { aiMade: true })).toMatchObject({
      ok: false,
      found: '#ad',
      reason: expect.stringMatching(/“AI-generated” within the first 125 characters\.$/),
    });
    expect(check(caption).ok).toBe(true);
  });
});

describe('placeOfLabel', () => {
  const place = (caption: string) => {
    const at = placeOfLabel({ caption, ownLabel: '#ad', languages: [], aiMade: false });
    return at && caption.slice(at.start, at.end);
  };
  it.each([
    ['  #Ad My brew', '#Ad'],
    ['My head is full. SPONSORED', 'SPONSORED'],
    ['विज्ञापन: मेरी कॉफ़ी', 'विज्ञापन'],
  ])('is where it was written: %s', (caption, label) => expect(place(caption)).toBe(label));
  it.each([rest, '#a\u200bd my brew', '#rain #coffee #ad'])('returns null for %s', (caption) =>
    expect(place(caption)).toBeNull(),
  );
});

describe('checkDisclosure', () => {
  const labels = Object.entries(labelsByLanguage).flatMap(([language, words]) =>
    words.map((label) => ({ language, label })),
  );
  const words = fc.array(fc.stringMatching(/^[b-ce-z]{1,12}$/), { maxLength: 60 }).map((list) => list.join(' '));
  const tags = fc.array(fc.stringMatching(/^#[b-ce-z]{2,9}$/), { maxLength: 12 }).map((list) => list.join(' '));

  it('finds a label at the beginning, as a word or a hashtag, in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labels), fc.boolean(), fc.boolean(), words, tags, (which, isTag, isLoud, a, b) => {
        const written = isTag ? `#${which.label.replaceAll(' ', '')}` : which.label;
        const caption = `${isLoud ? written.toUpperCase() : written} ${b} ${a}`;
        expect(check(caption, { languages: [which.language] })).toMatchObject({ ok: true });
      }),
      { numRuns: 500 },
    );
  });

  it('finds no label in other words and hashtags', () => {
    fc.assert(
      fc.property(words, tags, (a, b) => {
        expect(check(`${a} ${b}`)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
      }),
      { numRuns: 500 },
    );
  });

  it('handles any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ minLength: 1, maxLength: 40 }),
        (a, b) => {
          const { ok, found, reason } = check(a, { ownLabel: b });
          expect(ok ? found : reason).toBeTruthy();
        },
      ),
    );
  });
});

describe('another spelling of a label', () => {
  it.each([
    ['hi', 'मुफ्त उपहार'],
    ['hi', 'मुफ़्त उपहार'],
    ['hi', 'मुफ\u093c\u094dत उपहार'],
    ['ml', 'ജീവനക്കാരന്\u200d'],
    ['ml', 'ജീവനക്കാരൻ'],
    ['ml', 'ജീവനക്കാരന്'],
  ])('in %s is the label: %s', (language, label) => {
    for (const caption of [label, `${label}: my brew`, label.normalize('NFD')]) {
      expect(check(caption, { languages: [language] })).toMatchObject({ ok: true });
    }
  });

  it('is found for every label: decomposed, with atomic or joined letters', () => {
    for (const [language, labels] of Object.entries(labelsByLanguage)) {
      for (const label of labels) {
        const joined = label.replaceAll('ൻ', 'ന്\u200d').replaceAll('ർ', 'ര്\u200d').replaceAll('ൽ', 'ല്\u200d');
        for (const caption of [label.normalize('NFD'), joined]) {
          expect(check(caption, { languages: [language] }).ok, `${language}: ${caption}`).toBe(true);
        }
      }
    }
  });

  it('with another hyphen is not found', () => {
    for (const hyphen of ['-', '\u2010', '\u2011', '\u2212']) expect(check(`ad${hyphen}free coffee`).ok).toBe(false);
  });
});
