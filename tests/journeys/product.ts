import { inject } from 'vitest';

/** Running product shared by all journeys: they may see each other's data. */
export const product = { url: inject('productUrl') };
