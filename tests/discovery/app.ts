import { openSession } from '../../server/accounts/sessions/sessions.service.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { openTestDatabase } from '../database.ts';
import { type Person, storeWorld } from './world.ts';

/** Starts the real server with these people. */
export async function startAppWith(people: Person[]): Promise<TestApp> {
  const app = await startTestApp(await openTestDatabase());
  await storeWorld(app.context.db, people);
  return app;
}

/** Creates an account of this role with a token. */
export async function signIn(app: TestApp, role: 'brand' | 'partner' | 'influencer', username: string) {
  const { id } = await app.context.db
    .insertInto('account')
    .values({ role, fullname: username, username, email: `${username}@demo.test`, email_verified_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const device = { address: '127.0.0.1', userAgent: 'test', id: null, locale: 'en' as const };
  return { id, token: (await openSession(app.context, { accountId: id, device })).token };
}
