import type { Database } from '../../../database/connection.ts';
import type { Discovery, DiscoveryState } from '../../../search/discovery.rules.ts';
import { nameFacets } from '../../../search/index-answer.rules.ts';
import type { Log } from '../../kit/context/log.ts';
import { clock } from './indexer.service.ts';
import { type FacetNames, readNames } from './names.queries.ts';
import { covers, readMoment } from './pg-snapshot.rules.ts';
import { readNow } from './profiles.queries.ts';
import type { Questions } from './searcher-thread.ts';

/**
 * Age of the index above which PostgreSQL answers. Changes normally arrive within a second; a machine a few seconds
 * behind would fall further behind if every search went to the database.
 */
const staleMs = 5_000;

interface FollowingOptions {
  db: Database;
  log: Log;
  /** Answers while the index does not. */
  postgres: Discovery;
  /** Asks the index; rejects where it cannot answer. */
  ask: <N extends keyof Questions>(name: N, asked: Questions[N]['asked']) => Promise<Questions[N]['answer']>;
}

/** An index that follows the database while it is up to date, with PostgreSQL behind it. */
export interface FollowedIndex extends Discovery {
  /** Starts following; the database must be migrated. */
  start(): void;
  /** Resolves when everything committed before the call is in the index. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface Following extends Pick<FollowedIndex, 'caughtUp'> {
  discovery: Discovery;
  state: DiscoveryState;
  /** Everything visible in this snapshot has been in the index since `at` (see `clock`). */
  see(moment: string, at: number): void;
  /** Leaves every search to PostgreSQL until the next `see`. */
  lose(): void;
}

export function createFollowing({ db, log, postgres, ask }: FollowingOptions): Following {
  const state: DiscoveryState = {
    isWarm: false,
    profiles: 0,
    parts: 0,
    ageMs: null,
    answers: { index: 0, postgres: 0 },
  };
  let seenAt = Number.NEGATIVE_INFINITY;
  let seen: string | null = null;
  let names: FacetNames | null = null;
  const waiting = new Set<() => void>();

  const isFresh = () => clock() - seenAt <= staleMs;
  const askFresh: typeof tryToAsk = async (name, asked) => (isFresh() ? tryToAsk(name, asked) : null);
  const tryToAsk = <N extends keyof Questions>(name: N, asked: Questions[N]['asked']) =>
    ask(name, asked).catch((error): null => {
      log.debug({ err: error }, 'The index did not answer');
      return null;
    });
  const count = <T>(by: 'index' | 'postgres', answer: T): T => {
    state.answers[by] += 1;
    return answer;
  };
  const named = async (answer: Questions['search']['answer']) => {
    names ??= await readNames(db);
    const known = nameFacets(answer, names);
    if (known) return known;
    names = await readNames(db);
    return nameFacets(answer, names);
  };

  const discovery: Discovery = {
    async search(request) {
      const answer = await askFresh('search', request);
      const result = answer && (await named(answer));
      return result ? count('index', result) : count('postgres', await postgres.search(request));
    },
    async nearby(request) {
      const ids = await askFresh('nearby', request);
      return ids ? count('index', ids) : count('postgres', await postgres.nearby(request));
    },
    async suggestPeople(request) {
      const ids = await askFresh('suggestPeople', request);
      return ids ? count('index', ids) : count('postgres', await postgres.suggestPeople(request));
    },
    async similar(request) {
      const ids = await askFresh('similar', request);
      return ids ? count('index', ids) : count('postgres', await postgres.similar(request));
    },
    state: () => ({ ...state, isWarm: isFresh(), ageMs: seen === null ? null : Math.round(clock() - seenAt) }),
    forgetNames() {
      names = null;
    },
  };

  return {
    discovery,
    state,
    see(moment, at) {
      if (seen === null) log.info({ profiles: state.profiles }, 'Searches are answered by the index');
      seen = moment;
      seenAt = at;
      for (const look of waiting) look();
    },
    lose() {
      seenAt = Number.NEGATIVE_INFINITY;
    },
    async caughtUp() {
      const now = readMoment(await readNow(db));
      const isThere = () => seen !== null && covers(readMoment(seen), now);
      if (isThere()) return;
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!isThere()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
  };
}
