/** Promises hydration waits for, settled either way: scripts of server-rendered lazy components. */
export const hydrationBlockers: Promise<unknown>[] = [];
