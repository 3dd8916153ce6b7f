/** What the page waits for before it wakes, by whatever outcome: scripts of what came drawn. */
export const hydrationBlockers: Promise<unknown>[] = [];
