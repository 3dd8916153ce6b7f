/** How the title of a test begins to say which missing server leaves it out. */
export const leftOut = 'left out: ';
