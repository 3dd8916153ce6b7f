/** The second factor of a sign-in, and attacks on it by somebody who knows the password. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { factorsIn } from '../../../tests/second-factors.ts';

let app: TestApp;
let factors: ReturnType<typeof factorsIn>;
const clock = () => new Date();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  factors = factorsIn(app);
});
afterEach(() => {
  app.context.now = clock;
});
afterAll(() => app.close());

async function meet() {
  const person = await signUp(app);
  await factors.prove(person);
  return person;
}
const ended = { status: 401, body: { code: 'BAD_CREDENTIALS' } };
const wrong = { status: 422, body: { code: 'WRONG_CODE', fields: { code: expect.any(String) } } };
const signedIn = { status: 200, body: { result: true, data: { token: expect.any(String), user: expect.any(Object) } } };

describe('a sign-in with an authenticator app', () => {
  it('gives a ticket and no token, and is finished by a code', async () => {
    const person = await meet();
    const { now } = await factors.turnOn(person);
    const { status, body } = await factors.logIn(person);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { second_factor: { ticket: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recovery'] } },
    });
    const { ticket } = (body.data as { second_factor: { ticket: string } }).second_factor;
    factors.wait(30);
    const done = await factors.finish({ ticket, code: now() });
    expect(done).toMatchObject(signedIn);
    const { token } = done.body.data as { token: string };
    expect((await app.api('GET /auth/sessions', { token })).status).toBe(200);
    // Signing in is no fresh proof.
    expect((await app.api('GET /user/export', { token })).body.code).toBe('STEP_UP');
  });

  it('takes codes of an app that another secret key sealed for wrong ones', async () => {
    const person = await meet();
    const { now, codes } = await factors.turnOn(person);
    factors.wait(30);
    const { ticket } = await factors.ticketFor(person);
    const { secretKey } = app.context;
    Object.assign(app.context, { secretKey: `${secretKey}!` });
    expect(await factors.finish({ ticket, code: now() })).toMatchObject(wrong);
    expect(await factors.finish({ ticket, code: codes[0] })).toMatchObject(wrong);
    Object.assign(app.context, { secretKey });
    expect(await factors.finish({ ticket, code: now() })).toMatchObject(signedIn);
  });

  it('accepts a ticket once, for ten minutes, and after five wrong codes not even with the right one', async () => {
    const person = await meet();
    const { now } = await factors.turnOn(person);
    factors.wait(30);
    const used = await factors.ticketFor(person);
    expect(await factors.finish({ ticket: used.ticket, code: now() })).toMatchObject(signedIn);
    factors.wait(30);
    expect(await factors.finish({ ticket: used.ticket, code: now() })).toMatchObject(ended);

    const guessed = await factors.ticketFor(person);
    for (let time = 0; time < 5; time += 1) {
      expect(await factors.finish({ ticket: guessed.ticket, code: '000000' })).toMatchObject(wrong);
    }
    expect(await factors.finish({ ticket: guessed.ticket, code: now() })).toMatchObject(ended);

    const late = await factors.ticketFor(person);
    factors.wait(10 * 60);
    expect(await factors.finish({ ticket: late.ticket, code: now() })).toMatchObject(ended);
    expect(await factors.finish({ ticket: 'x'.repeat(43), code: now() })).toMatchObject(ended);
  });

  it('accepts no code twice, and none from before an accepted one', async () => {
    const person = await meet();
    const { now, code } = await factors.turnOn(person);
    const replay = await factors.ticketFor(person);
    expect(await factors.finish({ ticket: replay.ticket, code })).toMatchObject(wrong);
    const earlier = now();
    factors.wait(30);
    const next = now();
    expect(await factors.finish({ ticket: replay.ticket, code: next })).toMatchObject(signedIn);
    const again = await factors.ticketFor(person);
    for (const spent of [next, earlier]) {
      expect(await factors.finish({ ticket: again.ticket, code: spent })).toMatchObject(wrong);
    }
  });

  it('accepts codes of clocks half a minute off, and no others', async () => {
    const person = await meet();
    const { secret } = await factors.turnOn(person);
    factors.wait(300);
    const at = (seconds: number) => factors.codeAt(secret, new Date(app.context.now().getTime() + seconds * 1000));
    const { ticket } = await factors.ticketFor(person);
    for (const off of [-60, 60]) expect(await factors.finish({ ticket, code: at(off) })).toMatchObject(wrong);
    expect(await factors.finish({ ticket, code: at(-30) })).toMatchObject(signedIn);
    const other = await factors.ticketFor(person);
    expect(await factors.finish({ ticket: other.ticket, code: at(30) })).toMatchObject(signedIn);
  });

  it('belongs to the device that began it', async () => {
    const person = await meet();
    const { now } = await factors.turnOn(person);
    factors.wait(30);
    const home = { cookie: `device_id=${'a'.repeat(22)}`, 'user-agent': 'Home' };
    const thief = { cookie: `device_id=${'b'.repeat(22)}`, 'user-agent': 'Home' };
    const { ticket } = await factors.ticketFor(person, home);
    expect(await factors.finish({ ticket, code: now() }, thief)).toMatchObject(ended);
    expect(await factors.finish({ ticket, code: now() }, { 'user-agent': 'Thief' })).toMatchObject(ended);
    expect(await factors.finish({ ticket, code: now() }, home)).toMatchObject(signedIn);
  });

  it('finishes once when two codes come at the same time', async () => {
    const person = await meet();
    const { codes } = await factors.turnOn(person);
    const { ticket } = await factors.ticketFor(person);
    const replies = await Promise.all(codes.slice(0, 3).map((code) => factors.finish({ ticket, code })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts each recovery code once, however it is typed, and tells the owner', async () => {
    const person = await meet();
    const { codes } = await factors.turnOn(person);
    const [code = ''] = codes;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const first = await factors.ticketFor(person);
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await factors.finish({ ticket: first.ticket, code: typed })).toMatchObject(signedIn);
    expect(app.mails.findLast(({ to }) => to === person.email)?.text).toContain('9 codes are left');
    const second = await factors.ticketFor(person);
    expect(await factors.finish({ ticket: second.ticket, code })).toMatchObject(wrong);
    const stranger = await meet();
    await factors.turnOn(stranger);
    const other = await factors.ticketFor(stranger);
    expect(await factors.finish({ ticket: other.ticket, code: codes[1] ?? '' })).toMatchObject(wrong);
  });

  it('ends with a new password', async () => {
    const person = await meet();
    const { codes } = await factors.turnOn(person);
    const { ticket } = await factors.ticketFor(person);
    await factors.prove(person, { method: 'recovery', code: codes[0] });
    const password = 'a fresh start today';
    const changed = await app.api('PUT /auth/change-password', {
      token: person.token,
      body: { password, confirm_password: password },
    });
    expect(changed.status).toBe(200);
    expect(await factors.finish({ ticket, code: codes[1] })).toMatchObject(ended);
  });

  it('accepts no code of an app that was never turned on', async () => {
    const person = await meet();
    await factors.addKey(person);
    const { secret } = (await app.api('POST /auth/totp', { token: person.token })).body.data as { secret: string };
    const { ticket, methods } = await factors.ticketFor(person);
    expect(methods).toEqual(['passkey', 'recovery']);
    expect(await factors.finish({ ticket, code: factors.codeAt(secret, app.context.now()) })).toMatchObject(wrong);
  });

  it('needs exactly one of code and passkey', async () => {
    const person = await meet();
    await factors.turnOn(person);
    const { ticket } = await factors.ticketFor(person);
    expect(await factors.finish({ ticket })).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  });
});

it('tells nothing about second factors to those who do not know the password', async () => {
  const [guarded, plain] = [await meet(), await meet()];
  await factors.turnOn(guarded);
  await factors.addKey(guarded).catch(() => null);
  const answers = [];
  for (const username of [guarded.username, plain.username, 'nobody.at.all']) {
    const { status, body } = await factors.logIn({ username, password: 'not the password' });
    answers.push({ status, body });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual(answers[2]);
  expect((await factors.optionsFor()).allowCredentials).toEqual([]);
  const forgot = [];
  for (const { email } of [guarded, plain]) {
    forgot.push((await app.api('POST /auth/forgot-password', { body: { username: email } })).body);
  }
  expect(forgot[0]).toEqual(forgot[1]);
});

describe('guessing at codes', () => {
  it('is limited for strangers without shutting the owner out, and told of', async () => {
    const limited = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on' });
    const own = factorsIn(limited);
    try {
      const device = { cookie: `device_id=${'c'.repeat(22)}` };
      const person = await signUp(limited, {}, { headers: device });
      await own.prove(person);
      const { codes } = await own.turnOn(person);
      const [first = '', second = ''] = codes;
      const home = await own.ticketFor(person, device);
      expect(await own.finish({ ticket: home.ticket, code: first }, device)).toMatchObject(signedIn);
      const statuses = [];
      for (let round = 0; round < 3; round += 1) {
        const { ticket } = await own.ticketFor(person);
        for (let time = 0; time < 5; time += 1) statuses.push((await own.finish({ ticket, code: '000000' })).status);
      }
      expect(statuses.filter((status) => status === 422)).toHaveLength(10);
      expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429]);
      const again = await own.ticketFor(person, device);
      expect(await own.finish({ ticket: again.ticket, code: second }, device)).toMatchObject(signedIn);
    } finally {
      await limited.close();
    }
  });
});
