/** npm run demo -- [--influencers 2000] [--seed tandem]: fills the configured database with the demo story. */
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { tellDemoStory } from '../server/demo/demo.service.ts';
import { tellDemoFiles } from '../server/demo/files.service.ts';
import { tellDemoMetrics } from '../server/demo/metrics.service.ts';
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
const { db, connect, close } = await openDatabase({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  joinRunning: true,
});
const bar = new SingleBar(
  {
    format: '{bar} {percentage}% | {value} of {total} influencers | {step}',
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  },
  Presets.rect,
);
try {
  await migrate(db);
  bar.start(influencers, 0, { step: 'the story' });
  const started = Date.now();
  const added = await tellDemoStory(db, {
    influencers,
    seed: values.seed,
    onProgress: (done) => bar.update(done, { step: `${Math.round((Date.now() - started) / 1000)} s` }),
    bulk: connect && {
      connect,
      onRebuilt: (done, total) => bar.update(influencers, { step: `index ${done} of ${total} built` }),
      onInUse: () => process.stderr.write('\nTandem runs on this database, so they are added slowly beside it.\n'),
    },
  });
  bar.update(influencers, { step: `${Math.round((Date.now() - started) / 1000)} s` });
  const live = createLive(createMemoryFanOut());
  const context = createContext({ config, db, log: createLog(config.logLevel), live, push: async () => {} });
  await tellDemoMetrics(context);
  await tellDemoMoney(context);
  await tellDemoFiles(context);
  await context.settled();
  bar.stop();
  process.stdout.write(`${added.toLocaleString('en-IN')} influencers added.\n`);
} finally {
  bar.stop();
  await close();
}
