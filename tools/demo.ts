/**
 * npm run demo -- [--influencers 2000] [--seed tandem]: fills the configured database with the demo story.
 * npm run demo -- --market 1: adds a market of 25,000 campaigns beside it, or a multiple of that; PostgreSQL only.
 * --create makes the database where there is none.
 * npm run demo -- remove: deletes it; exit 1 if real accounts have dealings with demo accounts.
 */
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { TablesInUse } from '../database/bulk.ts';
import { fillMarket, MarketIsThere } from '../database/market/fill-market.ts';
import { createMemoryFanOut } from '../server/chat/live/fan-out.ts';
import { createLive } from '../server/chat/live/live.service.ts';
import { createContext } from '../server/create-context.ts';
import type { Context } from '../server/kit/context/context.ts';
import { createLog } from '../server/kit/context/log.ts';
import { seedDemoStory } from '../server/site/demo/demo.service.ts';
import { seedDemoFiles } from '../server/site/demo/files.service.ts';
import { seedDemoMetrics } from '../server/site/demo/metrics.service.ts';
import { seedDemoMoney } from '../server/site/demo/money.service.ts';
import { drawDemoPictures, seedDemoPictures } from '../server/site/demo/pictures.service.ts';
import { DemoInUse, removeDemo } from '../server/site/demo/remove.service.ts';
import { explainToolError, openConfigured } from './open-configured.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    influencers: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'tandem' },
    market: { type: 'string' },
    create: { type: 'boolean', default: false },
  },
});
const influencers = Number(values.influencers);
const scale = values.market === undefined ? 0 : Number(values.market);

if (!Number.isInteger(influencers) || influencers < 0 || influencers > 20_000_000) {
  process.stderr.write('Give --influencers as a whole number up to 20000000.\n');
  process.exit(2);
}
if (!Number.isInteger(scale) || scale < 0 || scale > 100) {
  process.stderr.write('Give --market as a whole number up to 100.\n');
  process.exit(2);
}
const [act] = positionals;
if (act !== undefined && act !== 'remove') {
  process.stderr.write(`"${act}" is nothing this can do; "remove" is.\n`);
  process.exit(2);
}

const { config, db, connect, close } = await openConfigured({ create: values.create }).catch((error): never => {
  process.stderr.write(`${explainToolError(error)}\n`);
  process.exit(1);
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
  const live = createLive(createMemoryFanOut());
  const context = createContext({ config, db, log: createLog(config.logLevel), live, push: async () => {} });
  if (act === 'remove') await remove(context);
  else {
    await fill(context);
    if (scale > 0) await addMarket();
  }
} finally {
  bar.stop();
  await close();
}

async function remove(context: Context): Promise<void> {
  try {
    const removed = await removeDemo(context);
    const count = (table: string) => (removed.get(table) ?? 0).toLocaleString('en-IN');
    process.stdout.write(
      removed.size > 0
        ? `Removed of the demo: ${count('account')} accounts, ${count('influencer_profile')} profiles, ${count('campaign')} campaigns, ${count('message')} messages, ${count('ledger_transaction')} postings.\n`
        : 'Nothing of the demo was there.\n',
    );
    if (config.demo) process.stdout.write('The next start tells it again, unless it is started with DEMO=0.\n');
  } catch (error) {
    if (!(error instanceof DemoInUse)) throw error;
    process.stderr.write(`${error.message}\nIn production its accounts are locked at each start.\n`);
    process.exitCode = 1;
  }
}

async function addMarket(): Promise<void> {
  if (!connect) {
    process.stderr.write('A market needs PostgreSQL: set DATABASE_URL.\n');
    process.exitCode = 2;
    return;
  }
  const started = Date.now();
  const onStep = (step: string) => process.stdout.write(`${Math.round((Date.now() - started) / 1000)} s: ${step}\n`);
  try {
    await fillMarket({ connect, scale, onStep });
  } catch (error) {
    if (!(error instanceof MarketIsThere || error instanceof TablesInUse)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function fill(context: Context): Promise<void> {
  bar.start(influencers, 0, { step: 'the story' });
  const started = Date.now();
  const added = await seedDemoStory(db, {
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
  await seedDemoMetrics(context);
  await seedDemoMoney(context);
  await seedDemoFiles(context);
  await seedDemoPictures(context);
  await drawDemoPictures(context, () => false);
  await context.settled();
  bar.stop();
  process.stdout.write(`${added.toLocaleString('en-IN')} influencers added.\n`);
}
