import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/pdf.ts';
import type * as probe from '../../../tests/pdf-probe.ts';
import { renderPdf } from './pdf.ts';

const drawing = new URL('../../../tests/pdf-probe.ts', import.meta.url);
const render = (texts: string[]) => renderPdf<typeof probe>(drawing, texts);
const documents = globSync('server/**/*.pdf.ts');

describe('text written by people', () => {
  it('reaches every document only through the elements that make it drawable', () => {
    expect(documents.length).toBeGreaterThan(4);
    for (const file of documents) {
      const source = readFileSync(file, 'utf8');
      const elements = /import (?:type )?\{([^}]*)\} from '@react-pdf\/renderer'/.exec(source)?.[1] ?? '';
      expect(
        elements.split(',').map((name) => name.trim()),
        file,
      ).not.toContain('Text');
      expect(source, file).toMatch(/from '\.\.\/\.\.\/kit\/pdf\/pdf-pieces\.ts'/);
    }
  });

  it.each([
    ['a joiner', 'Diwali \u200d gifts\u200d'],
    ['a non-joiner', '\u200cx\u200c'],
    ['a family', '👨‍👩‍👧‍👦 at home'],
    ['joiners of Devanagari, also loose', 'क्‍ष क्‌ष \u200dक क\u200d'],
    ['a sign without its letter', '्ि ा ं'],
    ['other scripts', 'עברית العربية தமிழ் 漢字'],
    ['tags, selectors, overrides', '\u{e0041}a\ufe0f\u202e\u2066x'],
    ['marks in a heap', `a${'\u0301'.repeat(300)}`],
    ['nothing that can be seen', '\u200d\u200d'],
    ['half a pair', 'a\ud83d'],
  ])('never keeps a document from being made: %s', async (_what, text) => {
    expect((await readPdf(await render([text]))).text).toContain('Probe');
  });

  it('never breaks a document, whatever Unicode it is', async () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom('\u200d', '\u200c', '\ufe0f', '्', '़', 'र', 'ि', '👩', '🏽', '\u202e', '\u0301', ' '),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit, maxLength: 30 }), { minLength: 8, maxLength: 8 }), async (texts) => {
        expect((await render(texts)).subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: 40 },
    );
  });
});
