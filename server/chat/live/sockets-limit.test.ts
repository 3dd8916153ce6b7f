import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, dial, hangUp } from '../../../tests/chat/live-client.ts';
import { makeSomebody, signIn } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', SOCKETS_PER_USER: '4' });
});
afterEach(hangUp);
afterAll(() => app.close());

describe('sockets of one user', () => {
  it('are limited over all sessions; closing one frees a place', async () => {
    const person = await makeSomebody(app);
    const other = { id: person.id, token: await signIn(app, person.id) };
    const [first] = [await connect(app, person), await connect(app, other), await connect(app, person)];
    await connect(app, other);
    const fifth = dial(app, { token: other.token });
    const [error] = await once(fifth as never, 'connect_error');
    expect(error).toMatchObject({ data: { result: false, code: 'TOO_MANY' } });
    await connect(app, await makeSomebody(app));
    const gone = once(first?.socket as never, 'disconnect');
    first?.close();
    await gone;
    await connectSoon(person);
  });

  it('stay limited when connecting at once', async () => {
    const { token } = await makeSomebody(app);
    const sockets = Array.from({ length: 12 }, () => dial(app, { token }));
    const ends = sockets.map((socket) =>
      Promise.race([
        once(socket as never, 'connect_error').then(() => 'refused'),
        once(socket as never, 'disconnect').then(() => 'refused'),
        once(socket as never, 'connect').then(() => new Promise((resolve) => socket.emit('join', undefined, resolve))),
      ]),
    );
    const outcomes = await Promise.all(ends);
    expect(outcomes.filter((outcome) => outcome !== 'refused')).toHaveLength(4);
  });
});

/** Retries, because the server notices a closed socket slightly later than the client. */
async function connectSoon(person: { token: string }): Promise<void> {
  for (;;) {
    const socket = dial(app, { token: person.token });
    const outcome = await Promise.race([
      once(socket as never, 'connect').then(() => true),
      once(socket as never, 'connect_error').then(() => false),
    ]);
    if (outcome) return;
  }
}

it('counts unknown and malformed events', async () => {
  const author = await connect(app, await makeSomebody(app));
  for (const [event, payload] of [
    ['no-such-event', {}],
    ['sendMessage', { nonsense: true }],
    ['typing', 'x'],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => author.ask(event, payload)));
    const codes = answers.map((answer) => ('code' in answer ? answer.code : 'none'));
    expect(new Set(codes), event).toEqual(new Set(['BAD_INPUT', 'TOO_MANY']));
  }
  expect(author.socket.connected).toBe(true);
});

it('counts handshakes without a session per network, and ignores a network with too many', async () => {
  const guarded = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const person = await makeSomebody(guarded);
  const codeFrom = async (address: string, token: unknown) => {
    const socket = dial(guarded, { token, headers: { 'x-forwarded-for': address } });
    const error = once(socket as never, 'connect_error').then(([{ data }]) => data.code as string);
    return Promise.race([error, once(socket as never, 'connect').then(() => 'in')]);
  };
  const codes = new Map<string, number>();
  for (let round = 0; round < 16; round += 1) {
    for (const code of await Promise.all(
      Array.from({ length: 20 }, (_, at) => codeFrom('203.0.113.5', at % 2 ? 'guess' : { no: 'token' })),
    )) {
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(codes)).toEqual({ UNAUTHENTICATED: 300, TOO_MANY: 20 });
  expect(await codeFrom('203.0.113.5', person.token)).toBe('TOO_MANY');
  expect(await codeFrom('203.0.113.6', person.token)).toBe('in');
  hangUp();
  await guarded.close();
});

it('refuses a handshake in the requested language', async () => {
  const socket = dial(app, { token: 'guess', headers: { 'accept-language': 'hi' } });
  const [error] = await once(socket as never, 'connect_error');
  expect(error.data.reason).toMatch(/\p{Script=Devanagari}/u);
});
