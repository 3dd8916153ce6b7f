/** Interleaves lists: the first of each, then the second of each and so on; each id once. */
export function takeTurns(
  lists: readonly (readonly number[])[],
  { except, limit }: { except: readonly number[]; limit: number },
): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Set(inTurn)].filter((id) => !except.includes(id)).slice(0, limit);
}
