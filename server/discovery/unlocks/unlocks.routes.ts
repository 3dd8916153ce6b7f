import { unlockCalls } from '../../../contract/discovery/unlocks.ts';
import type { Context } from '../../kit/context/context.ts';
import { rowId } from '../../kit/http/errors.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findMeant } from '../discovery/discovery.service.ts';
import { reportUnlock } from './refunds.service.ts';
import { listUnlocked, readAllowance, readUnlocked, unlockInfluencer } from './unlocks.service.ts';

const what = 'This influencer';
/** Resolves ids of merged profiles. */
const meant = (context: Context, id: string, kind: Parameters<typeof rowId>[1] = what) =>
  findMeant(context, rowId(id, kind));

export function mountUnlocks(mount: Mount, context: Context): void {
  mount(unlockCalls, {
    getUnlockCount: async ({ user }) => ({ data: await readAllowance(context, user) }),
    addUnlock: async ({ user, body }) => ({
      data: await unlockInfluencer(context, user, {
        influencerId: await meant(context, body.influencer_id),
        maxCoins: body.max_coins,
      }),
    }),
    reportUnlock: async ({ user, body }) => ({
      data: await reportUnlock(context, user, await meant(context, body.influencer_id, 'This unlock')),
    }),
    getUnlockedInfluencers: async ({ user, query: { id, ...page } }) =>
      id === undefined
        ? listUnlocked(context, user, page)
        : { data: await readUnlocked(context, user, await meant(context, id)), next_cursor: null },
  });
}
