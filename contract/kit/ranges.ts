type Problems = Record<string, string>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a bound from a body (number) or query (string); undefined for anything else. */
function boundOf(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * Problems of ranges (`x_min`, `x_max`) whose minimum is above their maximum, and of days (`from`, `to`) that end before they
 * begin, at any depth. Drafts are not checked.
 */
export function rangeProblems(input: Record<string, unknown>, path = ''): Problems {
  if (input.draft === true) return {};
  const problems: Problems = {};
  if (isDay(input.from) && isDay(input.to) && input.from > input.to) {
    problems[`${path}to`] = 'The end date is before the start date.';
  }
  for (const [name, value] of Object.entries(input)) {
    if (isRecord(value)) Object.assign(problems, rangeProblems(value, `${path}${name}.`));
    if (!name.endsWith('_min')) continue;
    const other = name.replace(/_min$/, '_max');
    const [least, most] = [boundOf(value), boundOf(input[other])];
    if (least === null || most === null || least <= most) continue;
    problems[`${path}${name}`] = 'This is above the maximum.';
    problems[`${path}${other}`] = 'This is below the minimum.';
  }
  return problems;
}
