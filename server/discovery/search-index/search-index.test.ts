import { afterAll, beforeAll, describe, it } from 'vitest';
import type { OpenDatabase } from '../../../database/connection.ts';
import type { Discovery } from '../../../search/discovery.rules.ts';
import { makeTestFolder, openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { comparePeople, compareSearches } from '../../../tests/discovery/compare.ts';
import { makePeople, storeWorld } from '../../../tests/discovery/world.ts';
import { createLog } from '../../kit/context/log.ts';
import { createPostgresDiscovery } from '../discovery/postgres-discovery.service.ts';
import type { FollowedIndex } from './following.service.ts';
import { createSearchIndex } from './search-index.service.ts';

const size = 400;

describe.each(testDatabases)('the index compared with PostgreSQL, on %s', (kind) => {
  let database: OpenDatabase;
  let index: FollowedIndex;
  let postgres: Discovery;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await storeWorld(database.db, makePeople(size, 7));
    postgres = createPostgresDiscovery(database.db);
    index = createSearchIndex({ ...database, dataDir: makeTestFolder('index'), log: createLog('warn') });
    index.start();
    await index.caughtUp();
  });
  afterAll(async () => {
    await index.close();
    await database.close();
  });

  it(
    'finds the same while profiles are added, changed, hidden and deleted; cursors are interchangeable',
    () => compareSearches({ db: database.db, index, postgres, size }),
    3_600_000,
  );

  it('suggests and compares the same', () => comparePeople({ index, postgres, size }));
});
