import { seedDemoStory } from '../server/site/demo/demo.service.ts';
import { seedDemoFiles } from '../server/site/demo/files.service.ts';
import { seedDemoMetrics } from '../server/site/demo/metrics.service.ts';
import { seedDemoMoney } from '../server/site/demo/money.service.ts';
import { seedDemoPictures } from '../server/site/demo/pictures.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';

/** App with the whole demo story, as a first start seeds it. */
export async function startDemoApp(): Promise<TestApp> {
  const app = await startTestApp(await openTestDatabase());
  await seedDemoStory(app.context.db);
  await seedDemoMetrics(app.context);
  await seedDemoMoney(app.context);
  await seedDemoFiles(app.context);
  await seedDemoPictures(app.context);
  return app;
}

/** Signs a demo account in by its password. */
export async function enterDemoAccount(app: TestApp, who: string) {
  const body = { username: `${who}@demo.test`, password: 'demo-pass-1' };
  return (await app.api('POST /auth/login', { body })).body.data as {
    token: string;
    user: { id: string; role: string; user_coins: number; referal_money: number; wallet_amount: number };
  };
}
