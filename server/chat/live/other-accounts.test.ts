import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { joinAccount, personOf } from '../../../tests/makers/membership.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(async () => {
  hangUp();
  await app.close();
});

const tell = ({ id }: Member, title = 'Something came') =>
  notify(app.context, {
    accountId: Number(id),
    type: 'security',
    title: msg`${{ title: verbatim(title) }}`,
    description: 'Look.',
    link: '/dashboard',
  });

it('hears in one account of notifications in the others whose money the role shows, until the membership ends', async () => {
  const [own, client, reviewed] = [
    await makeMember(app, 'brand'),
    await makeMember(app, 'brand'),
    await makeMember(app, 'brand'),
  ];
  await joinAccount(app.context, { account: client, member: own, roles: ['manager'] });
  await joinAccount(app.context, { account: reviewed, member: own, roles: ['reviewer'] });
  const socket = await connect(app, own);
  await tell(reviewed);
  await tell(client);
  expect(await socket.waitFor('other_account')).toEqual({ account_id: client.id });

  const person = await personOf(app.context.db, Number(own.id));
  expect((await app.api(`DELETE /members/${person}`, { token: client.token })).status).toBe(200);
  await tell(client, 'After the removal');
  await tell(own, 'Own');
  await socket.waitFor('notification', ({ title }) => title === 'Own');
  expect(socket.heard('other_account').map(({ account_id }) => account_id)).toEqual([client.id]);
  expect(socket.socket.connected).toBe(true);
});
