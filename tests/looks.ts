type Theme = 'light' | 'dark';
type Width = 360 | 1280;

/** True for `npm run test:matrix`, which checks all looks. */
export const isWhole = process.env.TEST_MATRIX === 'whole';

/** Themes checked at a width: one each for phone and desktop, both by `npm run test:matrix`. */
export function themesAt(width: number): Theme[] {
  if (isWhole) return ['light', 'dark'];
  return width < 768 ? ['dark'] : ['light'];
}

/** Widths of a journey: the usual one, or both by `npm run test:matrix`. */
export function widthsOf(usual: Width): Width[] {
  return isWhole ? [360, 1280] : [usual];
}

/** Looks of a journey: the first, or all by `npm run test:matrix`. */
export function looksOf<const Look>(looks: readonly Look[]): readonly Look[] {
  return isWhole ? looks : looks.slice(0, 1);
}
