import { expect, it } from 'vitest';
import { isServerPath } from './server-paths.rules.ts';

it.each([
  '/api',
  '/api/user',
  '/health?x=1',
  '/sandbox',
  '/socket.io/?EIO=4',
  '/l/abc',
  '/metrics',
  '/files/a.webp',
  '/private-files/b',
])('answers %s itself', (url) => expect(isServerPath(url)).toBe(true));

it.each(['/', '/apiary', '/login', '/x/api', '/socketxio/', '/filesystem'])('renders %s as a page', (url) =>
  expect(isServerPath(url)).toBe(false),
);
