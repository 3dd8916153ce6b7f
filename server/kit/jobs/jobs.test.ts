import { expect, it } from 'vitest';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { createLog } from '../context/log.ts';
import { createJobs } from './jobs.ts';

it.runIf(testDatabases.includes('postgres'))('shares one queue between two processes that start at once', async () => {
  const { db, close } = await openTestDatabase('postgres');
  const [one, other] = [
    createJobs(db, createLog('silent'), { hasPeers: true }),
    createJobs(db, createLog('silent'), { hasPeers: true }),
  ];
  const done: string[] = [];
  const kinds = [{ name: 'say', run: async ({ word }: Record<string, unknown>) => void done.push(String(word)) }];
  await Promise.all([one.start(kinds), other.start(kinds)]);
  await one.send('say', { word: 'first' });
  await other.send('say', { word: 'second' });
  await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(['first', 'second']);
  await Promise.all([one.stop(), other.stop()]);
  await close();
});
