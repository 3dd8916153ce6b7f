import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../database/connection.ts';
import { readFilters } from '../../../search/discovery.rules.ts';
import { makeTestFolder, openTestDatabase } from '../../../tests/database.ts';
import { makePeople, storeWorld } from '../../../tests/discovery/world.ts';
import type { Log } from '../../kit/context/log.ts';
import { createPostgresDiscovery } from '../discovery/postgres-discovery.service.ts';
import { createSearchIndex } from './search-index.service.ts';
import { openSnapshotFile } from './snapshot-file.ts';

const everybody = { filters: readFilters({}), sort: 'followers' as const, after: undefined, limit: 50, exceptIds: [] };

function isWhole(file: string): boolean {
  const snapshot = openSnapshotFile(file);
  const segments = snapshot?.readSegments() ?? null;
  snapshot?.close();
  return segments !== null;
}

describe('the snapshot file of the index', () => {
  const folder = makeTestFolder('snapshot');
  const file = join(folder, 'search-index.snapshot');
  let database: OpenDatabase;
  let good: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    await storeWorld(database.db, makePeople(300, 5));
    await runIndex();
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 30_000 });
    good = join(folder, 'good');
    copyFileSync(file, good);
  }, 120_000);
  afterAll(() => database.close());

  /** Starts an index on this folder; returns its source and what it finds. */
  async function runIndex() {
    const said: string[] = [];
    const say = (...words: unknown[]) => void said.push(String(words.at(-1)));
    const log = { info: say, warn: say, debug: say } as unknown as Log;
    const index = createSearchIndex({ ...database, dataDir: folder, log, snapshotFrom: 1 });
    index.start();
    await index.caughtUp();
    const found = await index.search(everybody);
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 30_000 });
    await index.close();
    return { from: said.find((text) => /snapshot|database/.test(text)), found };
  }

  it('is what a restarted index starts from, with changes since then in its first answer', async () => {
    await database.db.updateTable('influencer_profile').set({ hidden_at: new Date() }).where('id', '<', 1100).execute();
    const { from, found } = await runIndex();
    expect(from).toMatch(/read from its snapshot/);
    expect(found).toEqual(await createPostgresDiscovery(database.db).search(everybody));
  }, 60_000);

  it.each([
    ['cut short', () => truncateSync(file, readFileSync(file).byteLength - 100)],
    ['of a database that lacks its mark', () => database.db.deleteFrom('search_snapshot').execute()],
  ])(
    'is left aside when it is %s',
    async (_, harm) => {
      copyFileSync(good, file);
      await harm();
      const { from, found } = await runIndex();
      expect(from).toMatch(/built from the database/);
      expect(found).toEqual(await createPostgresDiscovery(database.db).search(everybody));
    },
    60_000,
  );

  it('is refused with any bit flipped and any end missing', () => {
    const bytes = readFileSync(good);
    const harmed = join(folder, 'harmed');
    const isRefused = (given: Uint8Array) => {
      writeFileSync(harmed, given);
      expect(isWhole(harmed)).toBe(false);
    };
    fc.assert(
      fc.property(fc.nat({ max: bytes.byteLength * 8 - 1 }), (bit) => {
        const turned = Buffer.from(bytes);
        turned[bit >> 3] = (turned[bit >> 3] as number) ^ (1 << (bit & 7));
        isRefused(turned);
      }),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.nat({ max: bytes.byteLength - 1 }), (length) => isRefused(bytes.subarray(0, length))),
      { numRuns: 20 },
    );
    expect(isWhole(good)).toBe(true);
  });

  it('remains the previous one when its writer is killed', async () => {
    const written = join(folder, 'killed');
    copyFileSync(good, written);
    const address = JSON.stringify(new URL('./snapshot-file.ts', import.meta.url).href);
    const code = `const { openSnapshotFile, writeSnapshotFile } = await import(${address});
      const snapshot = openSnapshotFile(${JSON.stringify(good)});
      const segments = snapshot.readSegments();
      console.log('writing');
      for (;;) writeSnapshotFile(${JSON.stringify(written)}, snapshot.head, Array(20).fill(segments[0]));`;
    for (let round = 0; round < 6; round += 1) {
      const writer = spawn(process.execPath, ['--input-type=module', '-e', code], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await once(writer.stdout, 'data');
      await wait(round * 13);
      const ended = once(writer, 'exit');
      writer.kill('SIGKILL');
      await ended;
      expect(isWhole(written)).toBe(true);
    }
  }, 60_000);
});
