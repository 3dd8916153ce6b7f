import { inject } from 'vitest';

/** The running product that all journeys share: people of one journey meet traces of another's. */
export const product = { url: inject('productUrl') };
