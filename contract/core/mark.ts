/** The logo on a canvas of 35 × 28: two leaves, one behind the other. The second one is always amber. */
export const markLeaves = [
  'M1 1h10a10 10 0 0 1 10 10v6a10 10 0 0 1-20 0z',
  'M34 27H24a10 10 0 0 1-7.3-3.2A14 14 0 0 0 24.9 11c0-3.7-1.4-7-3.7-9.6A10 10 0 0 1 34 11z',
] as const;
