import { expect, it } from 'vitest';
import { allCalls } from './calls.ts';
import type { Call } from './kit/calls.ts';

const calls: Call[] = Object.values(allCalls).flatMap((each) => Object.values(each));
const titles = (some: Call[]) => some.map(({ method, path }) => `${method} ${path}`);

it('gives every signed-in call that creates something an Idempotency-Key', () => {
  const making = calls.filter((call) => call.status === 201 || call.multipart || call.path.endsWith('/connect'));
  const posts = making.filter(({ method, auth }) => method === 'POST' && auth !== 'public');
  expect(posts.length).toBeGreaterThan(10);
  expect(titles(posts.filter(({ idempotent }) => !idempotent))).toEqual([]);
});
