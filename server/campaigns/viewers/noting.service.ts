import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { isPassingError } from '../../../database/errors.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { createBatches } from '../../kit/jobs/batches.ts';
import { recordViews, type View } from './viewers.queries.ts';

/** Maximum views remembered as recorded, after which they are forgotten. */
const rememberedViews = 100_000;

const batching = {
  /** Views a crash may lose, in milliseconds. */
  gatherMs: 100,
  size: 1_000,
  room: 50_000,
  /** Time for which an unreachable database is retried. */
  patienceMs: 60_000,
};

interface NotingState {
  /** Already recorded by this process, as `campaign:influencer:opened`. */
  known: Set<string>;
  /** Writes in progress. */
  pending: Set<Promise<unknown>>;
  write: (view: View) => Promise<null>;
}

const stateOf = contextSingleton<NotingState>((context) => ({
  known: new Set(),
  pending: new Set(),
  write: createBatches<View, null>({
    ...batching,
    async settle(views) {
      await recordViews(context.db, views, dateInIndia(context.now()));
      return views.map(() => null);
    },
    laneOf: ({ campaignId, influencerId }) => `${campaignId}:${influencerId}`,
    isPassing: isPassingError,
  }),
}));

type Reader = Pick<User, 'id' | 'role' | 'impersonatorId'>;

/** Notes that campaigns were in a list of this reader's. Only creators count, and no operator in their place. */
export function noteShown(context: Context, reader: Reader, campaignIds: readonly number[]): void {
  if (!isCreator(reader)) return;
  for (const campaignId of campaignIds) noteView(context, { campaignId, influencerId: reader.id, isOpened: false });
}

/** Notes that this reader is on the page of a campaign. */
export function noteOpened(context: Context, reader: Reader, campaignId: number): void {
  if (isCreator(reader)) noteView(context, { campaignId, influencerId: reader.id, isOpened: true });
}

/** Notes that a creator was told of a campaign. */
export function noteInvited(context: Context, view: { campaignId: number; influencerId: number }): void {
  noteView(context, { ...view, isOpened: false });
}

const isCreator = ({ role, impersonatorId }: Reader) => role === 'influencer' && impersonatorId === null;

/** Recorded after the reply: nobody waits for it, and failures are only logged. */
function noteView(context: Context, view: Omit<View, 'at'>): void {
  const { known, pending, write } = stateOf(context);
  const key = `${view.campaignId}:${view.influencerId}:${view.isOpened}`;
  if (known.has(key)) return;
  if (known.size >= rememberedViews) known.clear();
  known.add(key);
  const noting = write({ ...view, at: context.now() })
    .catch((error) => {
      known.delete(key);
      context.log.error({ err: error }, 'A view of a campaign could not be recorded');
    })
    .finally(() => pending.delete(noting));
  pending.add(noting);
}

/** Waits until every view so far is recorded. */
export async function settleViews(context: Context): Promise<void> {
  await Promise.all(stateOf(context).pending);
}
