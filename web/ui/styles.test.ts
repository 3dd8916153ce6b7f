import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = globSync('web/**/*.css').map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''));
const selectors = sheets.flatMap((text) =>
  [...text.matchAll(/[^{};]+(?=\{)/g)].flatMap(([list]) => list.split(/,(?![^(]*\))/)),
);

it('name by class or id whatever depends on the content of the whole page', () => {
  // Otherwise the browser computes the styles of all elements anew whenever one is inserted.
  const ofWholePage = selectors.filter((selector) => /(:root|html|body)\S*:has\(/.test(selector));
  expect(ofWholePage.length).toBeGreaterThan(3);
  const subjects = ofWholePage.map(
    (selector) =>
      selector
        .trim()
        .split(/\s+(?![^(]*\))/)
        .at(-1) ?? '',
  );
  expect(subjects.filter((subject) => !/:has\(|[.#]\w/.test(subject))).toEqual([]);
});
