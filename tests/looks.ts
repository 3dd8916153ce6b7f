type Theme = 'light' | 'dark';
type Width = 360 | 1280;

/** Whether every look is walked: `npm run test:matrix`. */
export const isWhole = process.env.TEST_MATRIX === 'whole';

/** The themes a page is looked at in at a width: each is seen once on a phone or at a desk, all by `npm run test:matrix`. */
export function themesAt(width: number): Theme[] {
  if (isWhole) return ['light', 'dark'];
  return width < 768 ? ['dark'] : ['light'];
}

/** The widths a journey is walked at: a phone's or a desk's, both by `npm run test:matrix`. */
export function widthsOf(usual: Width): Width[] {
  return isWhole ? [360, 1280] : [usual];
}
