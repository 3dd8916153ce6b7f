/** Accounts of a release before people and accounts were separate: they keep ids and sessions, and their owners have teams. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedIn } from '../../../contract/accounts/workspaces.ts';
import { migrate } from '../../../database/migrate.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openBeforeTeams } from '../../../tests/before-teams.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { hashToken } from '../../kit/crypto/hash-token.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

const password = 'kottayam-monsoon-42';

let app: TestApp;
let brand: Old;
let partner: Old;

interface Old {
  id: string;
  email: string;
  token: string;
}

beforeAll(async () => {
  const database = await openBeforeTeams();
  const { db } = database;
  const hash = await hashPassword(password);
  async function add(role: string, username: string): Promise<Old> {
    const email = `${username}@example.test`;
    const { rows } = await sql<{ id: number }>`insert into account
      (role, fullname, username, email, email_verified_at, password_hash)
      values (${role}, ${`Owner of ${username}`}, ${username}, ${email}, now(), ${hash}) returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    await sql`insert into business_profile (account_id, business_name) values (${id}, ${username})`.execute(db);
    const token = `an-old-token-of-${username}`;
    await sql`insert into session (account_id, token_hash, expires_at)
      values (${id}, ${hashToken(token)}, now() + interval '30 days')`.execute(db);
    return { id: String(id), email, token };
  }
  brand = await add('brand', 'kottaram');
  partner = await add('partner', 'peepal');
  await migrate(db);
  app = await startTestApp(database);
});
afterAll(() => app.close());

const ownerships = async ({ token }: { token: string }) => (await app.api('GET /accounts', { token })).body.data;

it('each account has its person as owner, and its session goes on', async () => {
  for (const one of [brand, partner]) {
    expect(await ownerships(one)).toMatchObject([{ id: one.id, member_role: 'owner' }]);
    expect((await app.api(`GET /user/${one.id}`, { token: one.token })).body.data).toMatchObject({ email: one.email });
    const signedIn = await app.api('POST /auth/login', { body: { username: one.email, password } });
    expect(signedIn.body.data).toMatchObject({ user: { id: one.id }, accounts: [{ id: one.id }] });
  }
});

it('its owner invites a member, gives the account away, and leaves it', async () => {
  await app.api('POST /auth/step-up', { token: brand.token, body: { method: 'password', password } });
  const body = { email: partner.email, roles: ['manager'] };
  expect((await app.api('POST /members/invitations', { token: brand.token, body })).status).toBe(201);
  const link = /join-team#token=([\w-]+)/.exec(app.mails.findLast(({ to }) => to === partner.email)?.text ?? '')?.[1];
  expect((await app.api(`POST /members/invitations/${link}/accept`, { token: partner.token })).status).toBe(200);
  const { data: members } = (await app.api('GET /members', { token: brand.token })).body as unknown as {
    data: { person_id: string; is_me: boolean }[];
  };
  const personId = members.find(({ is_me: isMe }) => !isMe)?.person_id;
  const given = await app.api(`POST /accounts/${brand.id}/transfer`, {
    token: brand.token,
    body: { person_id: personId },
  });
  expect(given.body.data).toEqual({ account_id: brand.id, member_roles: ['admin'] });
  const entered = await app.api('POST /auth/switch', { token: partner.token, body: { account_id: brand.id } });
  const acting = (entered.body.data as unknown as SignedIn).token;
  await stepUp(app, acting);
  const me = members.find(({ is_me: isMe }) => isMe)?.person_id;
  expect((await app.api(`DELETE /members/${me}`, { token: acting })).status).toBe(200);
  const again = await app.api('POST /auth/login', { body: { username: 'kottaram', password } });
  expect(again.body.data).toMatchObject({ user: { email: brand.email }, accounts: [{ member_role: 'owner' }] });
  expect(await ownerships(partner)).toMatchObject([{ id: partner.id }, { id: brand.id, member_role: 'owner' }]);
  expect((await checkLedger(app.context)).faults).toEqual([]);
});
