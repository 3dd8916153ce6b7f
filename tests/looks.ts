type Theme = 'light' | 'dark';

/** The themes a page is looked at in at a width: each is seen once on a phone or at a desk, all by `npm run test:matrix`. */
export function themesAt(width: number): Theme[] {
  if (process.env.TEST_MATRIX === 'whole') return ['light', 'dark'];
  return width < 768 ? ['dark'] : ['light'];
}
