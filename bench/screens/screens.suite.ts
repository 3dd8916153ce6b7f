/** Screens of accounts with very much on them, with a quarter of the processor. docs/benches.md says what each row means. */
import { existsSync } from 'node:fs';
import { openBrowser } from '../../tests/browser.ts';
import { startProduct } from '../../tests/server.ts';
import { startPostgres } from '../../tests/services.ts';
import { quantile } from '../discovery/timing.ts';
import type { Report, RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { seed, settingsOf, withContext } from '../market/worlds.ts';
import { findCrowded } from './crowded.ts';
import { openMeasured } from './measured-page.ts';
import { type Screen, screensOf } from './screens.ts';

const limits = { frame: 32, key: 100 };

export const run: RunSuite = async ({ quick, report }) => {
  if (!existsSync('build/server/index.js')) throw new Error('There are no built pages: npm run build');
  const server = keepStarted(await startPostgres({ settings: ['shared_buffers=1GB'] }));
  const env = settingsOf(server.url);
  await seed(server.url, ['--market', '1']);
  const product = keepStarted(await startProduct({ env, dataDir: env.DATA_DIR ?? '' }));
  const people = await withContext(env, findCrowded);
  const browser = await openBrowser();
  keepStarted({ stop: () => browser.close() });
  for (const screen of screensOf(people)) {
    const rounds: Round[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const page = await openMeasured(browser, product.url, screen.person);
      try {
        const pages = await page.open(screen, quick ? 5 : 25);
        rounds.push({ pages, frames: await page.measureFrames(screen), keys: await page.measureKeys(screen) });
      } finally {
        await page.close();
      }
    }
    reportScreen(screen, rounds, report);
  }
};

interface Round {
  /** Pages of the list that were loaded after the first. */
  pages: number;
  frames: number[];
  keys: number[];
}

function reportScreen({ name }: Screen, rounds: readonly Round[], report: Report): void {
  const pages = Math.min(...rounds.map((round) => round.pages));
  const rows = [
    { figure: 'frames', limit: limits.frame, values: rounds.flatMap(({ frames }) => frames) },
    { figure: 'key presses', limit: limits.key, values: rounds.flatMap(({ keys }) => keys) },
  ];
  for (const { figure, limit, values } of rows) {
    const ours = quantile(values, 0.95);
    const note = `${values.length} with ${pages} more pages loaded`;
    const figures = { ours, other: limit, ratio: ours / limit, goal: `≤ ${limit}`, holds: ours <= limit };
    report({ name: `${name}: ${figure}, p95`, unit: 'ms', note, ...figures });
  }
}
