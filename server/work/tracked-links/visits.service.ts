import { randomBytes } from 'node:crypto';
import { dateInIndia, hourMs } from '../../../contract/kit/calendar.ts';
import { isPassingError } from '../../../database/errors.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { networkOf } from '../../kit/http/network.ts';
import { createBatches } from '../../kit/jobs/batches.ts';
import { visitorOf } from './visitors.ts';
import { countVisits, deleteSaltsBefore, keepSalt, type Visit } from './visits.queries.ts';

/** Maximum counted visitors per link and day, which limits the stored data. */
const mostVisitors = 200_000;
/** Maximum counted visits per network, process and hour: high enough for a mobile carrier, which many people share. */
const hourlyVisits = 600;
/** Maximum networks and visits in memory, after which they are cleared. */
const [rememberedNetworks, rememberedVisits] = [20_000, 50_000];

const batching = {
  /** Visits a crash may lose, in milliseconds. */
  gatherMs: 100,
  size: 1_000,
  room: 50_000,
  /** How long an unreachable database is retried. */
  patienceMs: 60_000,
};

/** In-memory state of the current day. */
interface VisitState {
  day: string;
  salt: Promise<Buffer> | null;
  /** Already counted, as `link:visitor`. */
  seen: Set<string>;
  hour: number;
  /** Visits of this hour by network. */
  turns: Map<string, number>;
  /** Writes in progress. */
  pending: Set<Promise<unknown>>;
  write: (visit: Visit) => Promise<null>;
}

const stateOf = contextSingleton<VisitState>((context) => ({
  day: '',
  salt: null,
  seen: new Set(),
  hour: 0,
  turns: new Map(),
  pending: new Set(),
  write: createBatches<Visit, null>({
    ...batching,
    async settle(visits) {
      await countVisits(context.db, visits, mostVisitors);
      return visits.map(() => null);
    },
    laneOf: ({ linkId }) => String(linkId),
    isPassing: isPassingError,
  }),
}));

interface Came {
  linkId: number;
  address: string;
  agent: string;
}

/** Counts a visit after the redirect was sent: nobody waits for it, and failures are only logged. */
export function noteVisit(context: Context, came: Came): void {
  const { pending } = stateOf(context);
  const counting = countVisit(context, came)
    .catch((error) => context.log.error({ err: error }, 'A visit could not be counted'))
    .finally(() => pending.delete(counting));
  pending.add(counting);
}

/** Waits until every visit so far is counted. */
export async function settleVisits(context: Context): Promise<void> {
  await Promise.all(stateOf(context).pending);
}

async function countVisit(context: Context, { linkId, ...who }: Came): Promise<void> {
  const state = stateOf(context);
  const now = context.now();
  const day = dateInIndia(now);
  if (state.day !== day) Object.assign(state, { day, salt: null, seen: new Set() });
  if (context.config.rateLimits && !takeTurn(state, who.address, now)) return;
  state.salt ??= keepSalt(context.db, { day, salt: randomBytes(32) });
  const { seen, salt } = state;
  const visitor = visitorOf(who, {
    secret: context.secretKey,
    salt: await salt.catch((error) => forget(state, error)),
  });
  const key = `${linkId}:${visitor}`;
  if (seen.has(key)) return;
  if (seen.size >= rememberedVisits) seen.clear();
  seen.add(key);
  try {
    await state.write({ linkId, day, visitor });
  } catch (error) {
    seen.delete(key);
    throw error;
  }
}

/** Does not cache a failed read. */
function forget(state: VisitState, error: unknown): never {
  state.salt = null;
  throw error;
}

function takeTurn(state: VisitState, address: string, now: Date): boolean {
  const hour = Math.floor(now.getTime() / hourMs);
  if (state.hour !== hour || state.turns.size >= rememberedNetworks) Object.assign(state, { hour, turns: new Map() });
  const network = networkOf(address);
  const turns = (state.turns.get(network) ?? 0) + 1;
  state.turns.set(network, turns);
  return turns <= hourlyVisits;
}

/** Deletes the visitors of past days. */
export async function forgetVisitors(context: Context): Promise<void> {
  await deleteSaltsBefore(context.db, dateInIndia(context.now()));
}
