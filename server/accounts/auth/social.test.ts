import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { readReferrals } from '../../../tests/makers/referral.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { findFreePort } from '../../../tests/processes.ts';

let app: TestApp;
const port = await findFreePort();
const publicUrl = `http://localhost:${port}`;
const sandboxUrl = `http://127.0.0.1:${port}/sandbox`;

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { PORT: String(port) });
});
afterAll(async () => {
  await app.close();
});

/** Submits a consent page and returns the parameters of the redirect's fragment. */
async function consent(path: string, form: Record<string, string>): Promise<URLSearchParams> {
  const reply = await fetch(`${sandboxUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ redirect_uri: `${publicUrl}/login`, answer: 'allow', ...form }),
    redirect: 'manual',
  });
  return new URLSearchParams(new URL(reply.headers.get('location') ?? '').hash.slice(1));
}

async function googleToken(person: Record<string, string>): Promise<string> {
  const request = { client_id: 'sandbox-google-client', response_type: 'id_token', email_verified: 'true' };
  const answer = await consent('/google/o/oauth2/v2/auth', { ...request, name: 'Gita Rao', ...person });
  return answer.get('id_token') ?? '';
}

async function facebookToken(person: Record<string, string>): Promise<string> {
  const request = { client_id: 'sandbox-facebook-app', response_type: 'token' };
  const answer = await consent('/facebook/dialog/oauth', { ...request, name: 'Gita Rao', ...person });
  return answer.get('access_token') ?? '';
}

const joining = { role: 'brand', accept_terms: true };
const google = (body: Record<string, unknown>) => app.api('POST /auth/googleLogin', { body });
const facebook = (body: Record<string, unknown>) => app.api('POST /auth/facebookLogin', { body });
const userOf = (reply: Awaited<ReturnType<typeof google>>) =>
  (reply.body.data as { user: Record<string, unknown> }).user;

describe('googleLogin', () => {
  it('asks a new person for a role, then for the terms, then signs up and in', async () => {
    const credential = await googleToken({ email: 'gita@gmail.test' });
    expect(await google({ credential })).toMatchObject({ status: 422, body: { code: 'ROLE_NEEDED' } });
    const terms = await google({ credential, role: 'brand' });
    expect(terms).toMatchObject({ status: 400, body: { fields: { accept_terms: expect.any(String) } } });
    const joined = await google({ credential, ...joining });
    expect(joined.status).toBe(200);
    expect(userOf(joined)).toMatchObject({
      fullname: 'Gita Rao',
      username: 'gita',
      email: 'gita@gmail.test',
      email_verified: 1,
      role: 'Brand',
      has_password: 0,
    });
    const again = await google({ credential: await googleToken({ email: 'gita@gmail.test' }) });
    expect(userOf(again)).toMatchObject({ id: userOf(joined).id });
  });

  it('records the referrer, and ignores an unknown code', async () => {
    const referrer = await signUp(app);
    const { code } = await readReferrals(app, referrer);
    for (const [name, referral_code] of Object.entries({ invited: code.toLowerCase(), lost: 'NOBODYS' })) {
      const credential = await googleToken({ email: `${name}@gmail.test` });
      expect((await google({ credential, ...joining, referral_code })).status).toBe(200);
    }
    expect((await readReferrals(app, referrer)).counts).toMatchObject({ joined: 1 });
  });

  it('links the account of an e-mail that both sides have verified', async () => {
    const person = await signUp(app);
    const joined = await google({ credential: await googleToken({ email: person.email }) });
    expect(userOf(joined)).toMatchObject({ id: person.id });
  });

  it('links none by an e-mail that one side has not verified', async () => {
    const person = await signUp(app);
    const unsure = await googleToken({ email: person.email, email_verified: 'false' });
    expect(await google({ credential: unsure, ...joining })).toMatchObject({ status: 422, body: { code: 'RULE' } });
    await app.context.db
      .updateTable('account')
      .set({ email_verified_at: null })
      .where('id', '=', Number(person.id))
      .execute();
    const proven = await google({ credential: await googleToken({ email: person.email }), ...joining });
    expect(userOf(proven)).toMatchObject({ email: person.email, email_verified: 1 });
    expect(userOf(proven).id).not.toBe(person.id);
  });

  it('refuses a token for another client, of another signer, with another nonce, or none at all', async () => {
    const email = 'mallory@gmail.test';
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    expect((await exportJWK(publicKey)).kty).toBe('RSA');
    const forged = await new SignJWT({ email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'sandbox-1' })
      .setIssuer(`${publicUrl}/sandbox/google`)
      .setAudience('sandbox-google-client')
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    const refused = [
      { credential: await googleToken({ email, client_id: 'another-client' }) },
      { credential: forged },
      { credential: await googleToken({ email, nonce: 'theirs' }), nonce: 'ours' },
      { credential: await googleToken({ email }), nonce: 'ours' },
      { credential: await googleToken({ email, nonce: 'theirs' }) },
      { credential: 'not.a.token' },
    ];
    for (const body of refused) {
      expect(await google({ ...body, ...joining })).toMatchObject({ status: 401, body: { code: 'BAD_CREDENTIALS' } });
    }
    const right = await google({ credential: await googleToken({ email, nonce: 'ours' }), nonce: 'ours', ...joining });
    expect(right.status).toBe(200);
  });

  it('refuses a token with any other algorithm, and one signed with the public key as a secret', async () => {
    const claims = { email: 'alg@gmail.test', email_verified: true, sub: '7', iss: `${publicUrl}/sandbox/google` };
    const certs = await (await fetch(`${app.url}/sandbox/google/oauth2/v3/certs`)).text();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const body = part({ ...claims, aud: 'sandbox-google-client', iat: now, exp: now + 3600 });
    const unsigned = ['none', 'None', 'NONE'].map((alg) => `${part({ alg, kid: 'sandbox-1' })}.${body}.`);
    const symmetric = ['HS256', 'HS512'].map((alg) => {
      const head = `${part({ alg, kid: 'sandbox-1' })}.${body}`;
      const hash = alg === 'HS256' ? 'sha256' : 'sha512';
      return `${head}.${createHmac(hash, certs).update(head).digest('base64url')}`;
    });
    for (const credential of [...unsigned, ...symmetric]) {
      expect(await google({ credential, ...joining })).toMatchObject({ status: 401 });
    }
  });

  it('assigns another username where the wanted one is taken', async () => {
    await signUp(app, { username: 'ravi.k' });
    const joined = await google({ credential: await googleToken({ email: 'Ravi.K@gmail.test' }), ...joining });
    expect(userOf(joined)).toMatchObject({ username: 'ravi.k_in', email: 'ravi.k@gmail.test' });
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    const credential = await googleToken({ email: 'twice@gmail.test' });
    const replies = await Promise.all([google({ credential, ...joining }), google({ credential, ...joining })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const accounts = await app.context.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'twice@gmail.test')
      .execute();
    expect(accounts).toHaveLength(1);
  });
});

describe('facebookLogin', () => {
  it('signs up without trusting the e-mail Facebook gives', async () => {
    const person = await signUp(app);
    const token = await facebookToken({ email: person.email });
    expect(await facebook({ access_token: token })).toMatchObject({ status: 422, body: { code: 'ROLE_NEEDED' } });
    const joined = await facebook({ access_token: token, role: 'partner', accept_terms: true });
    expect(userOf(joined)).toMatchObject({ role: 'Partner', email: null });
    expect(userOf(joined).id).not.toBe(person.id);
    const again = await facebook({ access_token: await facebookToken({ email: person.email }) });
    expect(userOf(again)).toMatchObject({ id: userOf(joined).id });
  });

  it('refuses a token made for another app and one unknown to Facebook', async () => {
    const foreign = await facebookToken({ email: 'x@gmail.test', client_id: 'another-app' });
    for (const access_token of [foreign, 'EAAnonsense']) {
      expect(await facebook({ access_token, ...joining })).toMatchObject({
        status: 401,
        body: { code: 'BAD_CREDENTIALS' },
      });
    }
  });
});

describe('GET /auth/providers', () => {
  it('returns where sign-in begins', async () => {
    const { body } = await app.api('GET /auth/providers');
    expect(body.data).toEqual({
      google: {
        authorize_url: `${publicUrl}/sandbox/google/o/oauth2/v2/auth`,
        client_id: 'sandbox-google-client',
      },
      facebook: { authorize_url: `${publicUrl}/sandbox/facebook/dialog/oauth`, client_id: 'sandbox-facebook-app' },
    });
  });
});
