import { findMatcher } from '../../campaigns/matching/match.service.ts';
import { listInfluencerCards, listSimilarIds } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { selectLastKept, selectLastPartners } from './creators.queries.ts';
import { takeTurns } from './creators.rules.ts';

const likeLast = 3;
const shown = 4;

/**
 * Suggests creators similar to those this person worked with last, or else bookmarked; ordered by match with the newest
 * open campaign, if any.
 */
export async function listCreators(context: Context, user: User) {
  const nobody = { data: [], like: null, campaign: null };
  if (user.role === 'influencer' || user.role === 'operator') return nobody;
  const partners = await selectLastPartners(context.db, user.id, likeLast);
  const like = partners.length > 0 ? partners : await selectLastKept(context.db, user.id, likeLast);
  if (like.length === 0) return nobody;
  const similar = await listSimilarIds(context, user, { ids: like, limit: shown });
  const cards = await listInfluencerCards(context, user, takeTurns(similar, { except: like, limit: shown }));
  const matcher = await findMatcher(context, user);
  const data = cards.map((creator) => ({ creator, match: matcher?.match(creator) ?? null }));
  return {
    data: data.toSorted((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0)),
    like: partners.length > 0 ? ('worked_with' as const) : ('bookmarked' as const),
    campaign: matcher?.campaign ?? null,
  };
}
