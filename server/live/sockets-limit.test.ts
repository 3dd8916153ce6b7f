import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { connect, dial, hangUp } from '../../tests/chat/live-client.ts';
import { makeSomebody, signIn } from '../../tests/chat/people.ts';
import { openTestDatabase } from '../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', SOCKETS_PER_USER: '4' });
});
afterEach(hangUp);
afterAll(() => app.close());

describe('sockets of one user', () => {
  it('are so many over all sessions; one that is closed makes room', async () => {
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

  it('stay so many when they come at once', async () => {
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

/** The server hears of the closed socket a moment after the client. */
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

it('counts events that are unknown or malformed', async () => {
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
