type Facts = Record<string, unknown>;

/** Details of an audit entry on one line; changed values as before and after. */
export function describeDetail(json: string): string {
  const { before, after, ...rest } = JSON.parse(json) as Facts;
  const [old, young] = [before, after].map((part) => (isFacts(part) ? part : {})) as [Facts, Facts];
  const changed = Object.keys({ ...old, ...young }).filter((key) => say(old[key]) !== say(young[key]));
  return [
    ...Object.entries(rest).map(([key, value]) => `${key}: ${say(value)}`),
    ...changed.map((key) =>
      key in old ? `${key}: ${say(old[key])} → ${say(young[key])}` : `${key}: ${say(young[key])}`,
    ),
  ].join(' · ');
}

function isFacts(part: unknown): part is Facts {
  return typeof part === 'object' && part !== null;
}

function say(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return isFacts(value) ? JSON.stringify(value) : String(value);
}
