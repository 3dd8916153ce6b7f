/** Every operator call by every level, derived from the contract, so that a new call is included. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levelOf } from '../contract/kit/calls.ts';
import { mayOperate, operatorLevels } from '../contract/kit/permissions.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { type Member, makeMember } from './members.ts';
import { everyCall, fillPath } from './requests.ts';
import { stepUp } from './step-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const operatorCalls = everyCall.filter(({ call }) => call.auth === 'operator');
async function operatorOf(level: (typeof operatorLevels)[number]): Promise<Member> {
  const operator = await makeMember(app, 'operator');
  await app.context.db
    .updateTable('account')
    .set({ operator_level: level })
    .where('id', '=', Number(operator.id))
    .execute();
  return operator;
}

it.each(operatorLevels)('%s is let into exactly the calls of the level', async (level) => {
  const { token } = await operatorOf(level);
  const wrong: string[] = [];
  for (const { call, title } of operatorCalls) {
    const body = call.method === 'GET' ? {} : { body: {} };
    const reply = await app.api(`${call.method} ${fillPath(call, {})}`, { token, ...body });
    const isRefused = reply.body.code === 'ROLE' && reply.body.reason?.startsWith('Your level') === true;
    if (isRefused === mayOperate(level, levelOf(call))) wrong.push(`${title}: ${reply.status}`);
  }
  expect(wrong).toEqual([]);
});

it('lets support read and answer, moderators judge, finance move money, and admins do all', () => {
  const writes = (level: (typeof operatorLevels)[number]) =>
    operatorCalls.filter(({ call }) => call.method !== 'GET' && levelOf(call) === level).map(({ name }) => name);
  expect(writes('support').toSorted()).toEqual([
    'answerOperatorApproval',
    'markContactAnswered',
    'resendVerification',
    'stopImpersonation',
  ]);
  expect(writes('finance')).toEqual(expect.arrayContaining(['retryPayout', 'cancelPayout', 'findCollusion']));
  expect(writes('admin')).toEqual(expect.arrayContaining(['setOperatorLevel', 'setSuperUser', 'switchMaintenance']));
  expect(operatorCalls.every(({ call }) => mayOperate('admin', levelOf(call)))).toBe(true);
  expect(mayOperate(null, 'support')).toBe(false);
});

const set = (who: Member, id: string, level: string) =>
  app.api(`PUT /operator/users/${id}/level`, { token: who.token, body: { level, reason: 'New on the team' } });

it('is set by admins with fresh proof, never their own, and audited', async () => {
  const [admin, other] = [await operatorOf('admin'), await operatorOf('moderator')];
  const { db } = app.context;
  await db.updateTable('session').set({ proven_at: null }).where('account_id', '=', Number(admin.id)).execute();
  expect((await set(admin, other.id, 'finance')).body.code).toBe('STEP_UP');
  await stepUp(app, admin.token);
  expect((await set(admin, other.id, 'finance')).body.data).toMatchObject({ operator_level: 'finance' });
  expect((await set(admin, admin.id, 'support')).body.code).toBe('RULE');
  expect((await set(other, admin.id, 'support')).body.code).toBe('ROLE');
  expect((await set(admin, (await makeMember(app, 'brand')).id, 'admin')).body.code).toBe('RULE');
  const { body } = await app.api('GET /operator/audit?action=account.level_set', { token: admin.token });
  expect(body.data).toMatchObject([{ target: `account:${other.id}`, reason: 'New on the team' }]);
});

it('leaves an admin when two lower each other at once', async () => {
  const admins = [await operatorOf('admin'), await operatorOf('admin')] as const;
  const replies = await Promise.all([set(admins[0], admins[1].id, 'support'), set(admins[1], admins[0].id, 'support')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});
