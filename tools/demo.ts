/** npm run demo -- [--influencers 2000] [--seed tandem]: fills the configured database with the demo story. */
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { tellDemoStory } from '../server/demo/demo.service.ts';
import { tellDemoMoney } from '../server/demo/money.service.ts';
import { readConfig } from '../server/kit/config.ts';
import { createContext } from '../server/kit/create-context.ts';
import { createLog } from '../server/kit/log.ts';
import { createMemoryFanOut } from '../server/live/fan-out.ts';
import { createLive } from '../server/live/live.service.ts';

const { values } = parseArgs({
  options: { influencers: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'tandem' } },
});
const influencers = Number(values.influencers);

if (!Number.isInteger(influencers) || influencers < 0 || influencers > 20_000_000) {
  process.stderr.write('Give --influencers as a whole number up to 20000000.\n');
  process.exit(2);
}

const config = readConfig();
const { db, close } = await openDatabase({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  joinRunning: true,
});
const bar = new SingleBar(
  { format: '{bar} {percentage}% | {value} of {total} influencers | {eta_formatted} left' },
  Presets.rect,
);
try {
  await migrate(db);
  bar.start(influencers, 0);
  const added = await tellDemoStory(db, { influencers, seed: values.seed, onProgress: (done) => bar.update(done) });
  bar.update(influencers);
  const live = createLive(createMemoryFanOut());
  await tellDemoMoney(createContext({ config, db, log: createLog(config.logLevel), live, push: async () => {} }));
  bar.stop();
  process.stdout.write(`${added.toLocaleString('en-IN')} influencers added.\n`);
} finally {
  bar.stop();
  await close();
}
