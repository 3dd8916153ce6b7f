import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import { noticesOf } from '../../../tests/notices/sent-notices.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { sendDueMails } from '../../notifications/notifications/mails.service.ts';
import { sendSummaries } from './summaries.service.ts';

let app: TestApp;
const clock = () => new Date();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(() => {
  app.context.now = clock;
});
afterAll(() => app.close());

/** A creator whose work was paid just now. */
async function makeEarner(rupees: number) {
  const { id } = await makeInfluencer(app.context.db);
  const paise = rupees * 100;
  await post(app.context, {
    kind: 'escrow.release',
    reference: `summary:${id}`,
    entries: [
      { kind: 'gateway', amount: -paise },
      { kind: 'earnings', ownerId: id, amount: paise },
    ],
  });
  return { id, token: await makeToken(app.context, { id }) };
}
const inDays = (days: number) => {
  const time = new Date(Date.now() + days * 86_400_000);
  app.context.now = () => time;
};
const choose = (token: string, enabled: boolean, channel = 'email') =>
  app.api('PUT /user/update', {
    token,
    body: { notification_preferences: [{ type: 'summary', channel, enabled }] },
  });
const summaries = () => app.mails.filter(({ subject }) => subject.startsWith('Your week'));

it('goes by e-mail to whoever chose it, once a week, until they stop it', async () => {
  const earner = await makeEarner(2_000);
  await makeEarner(3_000);
  inDays(1.5);
  expect(await sendSummaries(app.context)).toBe(0);
  await choose(earner.token, true);
  expect(await Promise.all([sendSummaries(app.context), sendSummaries(app.context)])).toEqual(
    expect.arrayContaining([0, 1]),
  );
  expect(await sendSummaries(app.context)).toBe(0);
  inDays(2);
  await sendDueMails(app.context);
  await sendDueMails(app.context);
  expect(summaries()).toHaveLength(1);
  const [mail] = summaries();
  expect(mail?.subject).toBe('Your week: ₹2,000 earned, 0 waiting for you');
  expect(mail?.text).toContain('Earned: ₹2,000');
  expect(await noticesOf(app, earner)).not.toContainEqual(expect.objectContaining({ type: 'summary' }));
  const stop = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect((await fetch(stop, { method: 'POST' })).status).toBe(200);
  inDays(6.9);
  expect(await sendSummaries(app.context)).toBe(0);
});

it('tells nothing of a week without anything', async () => {
  const earner = await makeEarner(2_000);
  await choose(earner.token, true, 'app');
  inDays(30);
  expect(await sendSummaries(app.context)).toBe(0);
});
