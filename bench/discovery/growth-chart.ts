export interface Size {
  profiles: number;
  /** In ms. */
  p50: number;
  p99: number;
}

const width = 640;
const height = 320;
const [left, right, top, bottom] = [64, 112, 48, 56];

/** Chart of answer time by number of profiles, both axes logarithmic. Colours follow the reader's theme. */
export function drawGrowth(sizes: readonly Size[]): string {
  const counts = sizes.map(({ profiles }) => profiles);
  const times = sizes.flatMap(({ p50, p99 }) => [p50, p99]);
  const x = scale([Math.min(...counts), Math.max(...counts)], [left, width - right]);
  const [low, high] = [
    10 ** Math.floor(Math.log10(Math.min(...times))),
    10 ** Math.ceil(Math.log10(Math.max(...times))),
  ];
  const y = scale([low, high], [height - bottom, top]);
  const ticks = Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, power) => low * 10 ** power);
  const grid = ticks.map(
    (ms) => `<line class="grid" x1="${left}" x2="${width - right}" y1="${y(ms)}" y2="${y(ms)}"/>
  <text x="${left - 8}" y="${y(ms) + 4}" text-anchor="end">${showTime(ms)}</text>`,
  );
  const names = counts.map(
    (count) =>
      `<text x="${x(count)}" y="${height - bottom + 22}" text-anchor="middle">${count.toLocaleString('en')}</text>`,
  );
  const line = (pick: 'p50' | 'p99') => {
    const points = sizes.map((size) => ({ at: x(size.profiles), up: y(size[pick]), ms: size[pick] }));
    const last = points.at(-1);
    return `<polyline class="${pick}" points="${points.map(({ at, up }) => `${at},${up}`).join(' ')}"/>
  ${points.map(({ at, up, ms }) => `<circle class="${pick}" cx="${at}" cy="${up}" r="4"/><text x="${at}" y="${up - 10}" text-anchor="middle">${showTime(ms)}</text>`).join('\n  ')}
  <text class="name" x="${(last?.at ?? 0) + 14}" y="${(last?.up ?? 0) + 4}">${pick === 'p50' ? 'half (p50)' : '99 % (p99)'}</text>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
  <title id="title">Time of a full answer on one core by the number of profiles</title>
  <style>
    svg { color-scheme: light dark; font: 13px system-ui, sans-serif; background: #ffffff; --ink: #1f2430; --faint: #d9dde5; --a: #0b6e75; --b: #b4431f; }
    @media (prefers-color-scheme: dark) { svg { background: #14171d; --ink: #e8eaf0; --faint: #343a46; --a: #5cc8d0; --b: #f2956f; } }
    text { fill: var(--ink); } .head { font-weight: 600; font-size: 15px; } .name { font-weight: 600; }
    .grid { stroke: var(--faint); } polyline { fill: none; stroke-width: 2; }
    polyline.p50 { stroke: var(--a); } circle.p50 { fill: var(--a); } polyline.p99 { stroke: var(--b); } circle.p99 { fill: var(--b); }
  </style>
  <text class="head" x="${left}" y="24">Page, exact total and six exact facets, one core</text>
  ${grid.join('\n  ')}
  ${names.join('\n  ')}
  <text x="${(left + width - right) / 2}" y="${height - 10}" text-anchor="middle">profiles</text>
  ${line('p99')}
  ${line('p50')}
</svg>
`;
}

function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  const span = Math.log(to / from) || 1;
  return (value) => Math.round((start + (Math.log(value / from) / span) * (end - start)) * 10) / 10;
}

const showTime = (ms: number) =>
  ms < 1 ? `${Number((ms * 1000).toPrecision(2))} µs` : `${Number(ms.toPrecision(2))} ms`;
