import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { brandForm } from '../../../tests/giving.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { stepUp } from '../../../tests/step-up.ts';

let app: TestApp;
let agency: Person;
let rival: Person;
let client: Person;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on' });
  agency = await newAgency();
  rival = await newAgency();
  client = await signUp(app, brandForm);
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUp>>;

const newAgency = () => signUp(app, { role: 'partner', business_name: 'Peepal & Co.' });
const ask = ({ token }: Person, email: string) => app.api('POST /accounts/clients', { token, body: { email } });

interface Notice {
  title: string;
  description: string;
  link: string;
}

async function requestsTo({ id, token }: Person): Promise<Notice[]> {
  const { data } = (await app.api(`GET /user/get_user_notifications/${id}`, { token })).body;
  return (data as unknown as Notice[]).filter(({ title }) => title.includes('asks to act for you'));
}

describe('a client', () => {
  it('is asked for an invitation, gives it with a role of their choice, and nothing before', async () => {
    expect(await ask(agency, client.email.toUpperCase())).toMatchObject({ status: 200 });
    const [request] = await requestsTo(client);
    expect(request).toMatchObject({
      title: 'Peepal & Co. asks to act for you',
      link: `/team?invite=${encodeURIComponent(agency.email)}`,
    });
    const accounts = async () => (await app.api('GET /accounts', { token: agency.token })).body.data;
    expect(await accounts()).toHaveLength(1);
    await stepUp(app, client.token);
    const body = { email: agency.email, roles: ['manager'] };
    await app.api('POST /members/invitations', { token: client.token, body });
    const text = app.mails.findLast(({ to }) => to === agency.email.toLowerCase())?.text ?? '';
    const invitation = /join-team#token=([\w-]+)/.exec(text)?.[1];
    await app.api(`POST /members/invitations/${invitation}/accept`, { token: agency.token });
    expect(await accounts()).toMatchObject([{}, { id: client.id, member_role: 'manager' }]);
  });

  it('is answered for alike, whoever has the address or nobody, by a block or not', async () => {
    const blocking = await signUp(app, brandForm);
    await app.api('POST /user/block', { token: blocking.token, body: { target_id: agency.id, reason: 'No thanks.' } });
    const replies = [
      await ask(agency, blocking.email),
      await ask(agency, 'nobody.at.all@example.test'),
      await ask(agency, agency.email),
    ];
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await requestsTo(blocking)).toEqual([]);
  });

  it('gets three such requests in thirty days at most, whoever sends them', async () => {
    for (const who of [rival, agency, rival, agency]) expect((await ask(who, client.email)).status).toBe(200);
    expect(await requestsTo(client)).toHaveLength(3);
  });

  it('is added by agencies only', async () => {
    expect((await ask(client, 'x@example.test')).body.code).toBe('ROLE');
  });
});
