/** Prefix of titles of tests left out for a missing server. */
export const leftOut = 'left out: ';
