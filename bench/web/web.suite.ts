/** The built pages with the demo story, measured by Lighthouse. docs/benches.md explains each row. */
import { existsSync } from 'node:fs';
import { enterDemo } from '../../tests/demo.ts';
import { startProduct } from '../../tests/server.ts';
import { storedBy } from '../../tests/sessions.ts';
import { findMedian, type Report, type Row, type RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { type Chromium, startChromium } from './chromium.ts';
import { everywhere, type Kind, kinds } from './goals.ts';
import { type Visit, visit } from './visit.ts';

interface Measured {
  path: string;
  visits: Visit[];
}

export const run: RunSuite = async ({ quick, report }) => {
  if (!existsSync('build/server/index.js')) throw new Error('There are no built pages: npm run build');
  const product = keepStarted(await startProduct());
  const brand = await enterDemo(product.url);
  const chromium = await startChromium();
  const all: { kind: Kind; pages: Measured[] }[] = [];
  for (const kind of kinds) {
    const entries = kind.isSignedIn ? storedBy(brand.session) : {};
    await chromium.store(product.url, { entries, language: kind.language ?? 'en' });
    const addresses = kind.paths.map((path) => ({ path, address: product.url + brand.addressOf(path) }));
    const pages = await visitInTurns(addresses, { chromium, rounds: quick ? 1 : 5 });
    reportKind(kind, pages, report);
    all.push({ kind, pages });
  }
  reportEverywhere(all, report);
};

interface Turns {
  chromium: Chromium;
  rounds: number;
}

/** Visits all pages in each round, so that interference affects all alike. */
async function visitInTurns(
  addresses: { path: string; address: string }[],
  { chromium, rounds }: Turns,
): Promise<Measured[]> {
  const pages: Measured[] = addresses.map(({ path }) => ({ path, visits: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { address }] of addresses.entries()) pages[at]?.visits.push(await visit(address, chromium.port));
  }
  return pages;
}

interface Bound {
  name: string;
  unit: string;
  read: (visit: Visit) => number;
  limit: number;
  /** Lower bound; default: upper bound. */
  atLeast?: true;
}

/** Row of the page with the worst median. */
function judge(pages: Measured[], { name, unit, read, limit, atLeast }: Bound): Row {
  const figures = pages
    .map(({ path, visits }) => ({ path, value: findMedian(visits.map(read)) }))
    .toSorted((a, b) => (atLeast ? a.value - b.value : b.value - a.value));
  const { value, path } = figures[0] ?? { value: Number.NaN, path: 'no page' };
  const holds = atLeast ? value >= limit : value <= limit;
  const goal = `${atLeast ? '≥' : '≤'} ${limit}`;
  return { name, unit, ours: value, other: limit, ratio: value / limit, goal, holds, note: path };
}

function reportKind({ name, limits }: Kind, pages: Measured[], report: Report): void {
  const { script, lcp, tbt, performance } = limits;
  const bounds: Bound[] = [
    { name: `${name}: scripts`, unit: 'kB gz', read: (each) => each.script / 1_000, limit: script / 1_000 },
    { name: `${name}: LCP`, unit: 'ms', read: (each) => each.lcp, limit: lcp },
    { name: `${name}: TBT`, unit: 'ms', read: (each) => each.tbt, limit: tbt },
    {
      name: `${name}: performance`,
      unit: 'of 100',
      read: (each) => each.scores.performance,
      limit: performance,
      atLeast: true,
    },
  ];
  for (const bound of bounds) report(judge(pages, bound));
  const own = pages.map(({ path, visits }) => `${path} ${Math.round(findMedian(visits.map((each) => each.ownTbt)))}`);
  console.log(`  TBT by the thread's own time, ms: ${own.join(', ')}`);
}

function reportEverywhere(all: { kind: Kind; pages: Measured[] }[], report: Report): void {
  const pages = all.flatMap(({ pages: ofKind }) => ofKind);
  const open = all.filter(({ kind }) => kind.name === 'public').flatMap(({ pages: ofKind }) => ofKind);
  const { cls, style, font, score } = everywhere;
  const perfect = { unit: 'of 100', limit: score, atLeast: true } as const;
  report(judge(pages, { name: 'all: CLS', unit: 'shift', read: (each) => each.cls, limit: cls }));
  report(
    judge(pages, { name: 'all: styles', unit: 'kB gz', read: (each) => each.style / 1_000, limit: style / 1_000 }),
  );
  // Without Devanagari fonts, which load after the page and replace the system's font.
  const latin = all.filter(({ kind }) => !kind.language).flatMap(({ pages: ofKind }) => ofKind);
  report(judge(latin, { name: 'all: fonts', unit: 'kB', read: (each) => each.font / 1_000, limit: font / 1_000 }));
  report(judge(pages, { name: 'all: accessibility', read: (each) => each.scores.accessibility, ...perfect }));
  report(judge(pages, { name: 'all: best practices', read: (each) => each.scores['best-practices'], ...perfect }));
  report(judge(open, { name: 'public: SEO', read: (each) => each.scores.seo, ...perfect }));
  const processor = findMedian(pages.flatMap(({ visits }) => visits.map((each) => each.processor)));
  console.log(`  the processor by Lighthouse's benchmark: ${Math.round(processor)}`);
  for (const { path, visits } of pages) {
    const complaints = [...new Set(visits.flatMap(({ complaints: ids }) => ids))];
    if (complaints.length > 0) console.log(`  ${path}: ${complaints.join(', ')}`);
  }
}
