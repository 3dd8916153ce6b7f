type Values = readonly (number | null)[];

/** Fewer values in a row make no trend, and more runs look broken. */
const [fewestInARow, mostRuns] = [3, 3];

/** Indexes of known values, one list per run without gaps. */
function runsOf(values: Values): number[][] {
  const runs: number[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (value !== null) runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** The runs to draw; none where too many gaps leave dots instead of a line. */
export function drawnRuns(values: Values): number[][] {
  const runs = runsOf(values);
  return runs.length <= mostRuns && runs.some((run) => run.length >= fewestInARow) ? runs : [];
}
