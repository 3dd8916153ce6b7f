/** Screens of accounts with very much on them, with a quarter of the processor. docs/benches.md says what each row means. */
import { existsSync } from 'node:fs';
import { openBrowser } from '../../tests/browser.ts';
import { startProduct } from '../../tests/server.ts';
import { startPostgres } from '../../tests/services.ts';
import type { Report, RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { seed, settingsOf, withContext } from '../market/worlds.ts';
import { findCrowded } from './crowded.ts';
import { openMeasured, percentile } from './measured-page.ts';
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
    const rounds: { frames: number[]; keys: number[] }[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const page = await openMeasured(browser, product.url, screen.person);
      try {
        await page.open(screen.path, screen.ready);
        rounds.push({ frames: await page.measureFrames(screen.scroll), keys: await page.measureKeys(screen.keys) });
      } finally {
        await page.close();
      }
    }
    reportScreen(screen, rounds, report);
  }
};

function reportScreen({ name }: Screen, rounds: { frames: number[]; keys: number[] }[], report: Report): void {
  const rows = [
    { what: 'frames', limit: limits.frame, values: rounds.flatMap(({ frames }) => frames) },
    { what: 'key presses', limit: limits.key, values: rounds.flatMap(({ keys }) => keys) },
  ];
  for (const { what, limit, values } of rows) {
    const ours = percentile(values, 0.95);
    const figures = { ours, other: limit, ratio: ours / limit, goal: `≤ ${limit}`, holds: ours <= limit };
    report({ name: `${name}: ${what}, p95`, unit: 'ms', note: `${values.length} measured`, ...figures });
  }
}
