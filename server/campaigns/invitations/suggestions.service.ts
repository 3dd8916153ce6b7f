import * as z from 'zod/mini';
import type { CampaignSuggestion, SuggestionSort } from '../../../contract/campaigns/invitations.ts';
import { readFilters, type WireFilters } from '../../../search/discovery.rules.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import { listBlockedIds, listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { matchCampaign } from '../matching/match.rules.ts';
import { viewMatch } from '../matching/match.views.ts';
import { priceOfWork } from '../matching/match-price.rules.ts';
import { scorerFor } from '../matching/match-score.rules.ts';
import { wishesOf } from '../matching/wishes.rules.ts';
import { selectInvolved, selectStandings } from './invitations.queries.ts';
import { readInvitationQuota } from './invitations.service.ts';
import { fitsFrom, searchesForWishes } from './suggestions.rules.ts';

/** Found by each search. */
const candidatesEach = 40;
const most = 48;

const placeIn = (sort: SuggestionSort) => z.strictObject({ sort: z.literal(sort), rank: z.number(), id: z.int() });

interface Asked {
  user: User;
  /** Campaign id. */
  id: string;
  limit: number;
  sort: SuggestionSort;
  cursor?: string | undefined;
}

/** Influencers who fit a campaign and have no part in it yet: the best matches, as sorted. */
export async function listCampaignSuggestions(context: Context, { user, id, limit, sort, cursor }: Asked) {
  const after = decodeCursor(cursor, placeIn(sort));
  const campaign = await findOwnCampaign(context, { user, id });
  const wishes = wishesOf(campaign);
  const ids = await findCandidates(context, user, { campaignId: campaign.id, searches: searchesForWishes(wishes) });
  const cards = await listInfluencerCards(context, user, ids);
  const fitting = cards
    .map((card) => ({ card, id: Number(card.id), score: scorerFor(card)(wishes) }))
    .filter(({ score }) => score >= fitsFrom)
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, most);
  const ranked = fitting
    .map((one) => {
      const price = priceOfWork(one.card.rates, wishes);
      return { ...one, price, rank: sort === 'match' ? -one.score : (price ?? Number.MAX_SAFE_INTEGER) };
    })
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id);
  const left = ranked.filter(
    (one) => !after || one.rank > after.rank || (one.rank === after.rank && one.id > after.id),
  );
  const { rows, next_cursor } = cutPage(left.slice(0, limit + 1), {
    limit,
    placeOf: ({ rank, id: influencerId }) => ({ sort, rank, id: influencerId }),
  });
  const data = rows.map(
    ({ card, price }): CampaignSuggestion => ({
      ...card,
      match: viewMatch(matchCampaign(wishes, card), user.locale),
      work_price: price,
    }),
  );
  return { data, total: ranked.length, invitations: await readInvitationQuota(context, user), next_cursor };
}

interface Looked {
  campaignId: number;
  searches: readonly WireFilters[];
}

/** Ids of influencers who can be invited, from a fixed number of searches. */
async function findCandidates(context: Context, user: User, { campaignId, searches }: Looked): Promise<number[]> {
  const involved = await selectInvolved(context.db, campaignId);
  const exceptIds = [...(await listBlockedIds(context, user)), ...involved, user.id];
  const request = {
    exceptIds,
    sort: 'relevance',
    after: undefined,
    limit: candidatesEach,
    withoutFacets: true,
  } as const;
  const found = await Promise.all(
    searches.map((wire) => context.discovery.search({ ...request, filters: readFilters(wire) })),
  );
  const ids = [...new Set(found.flatMap((result) => result.ids))];
  const claimed = (await selectStandings(context.db, { campaignId, ids })).map((standing) => standing.id);
  const own = await findSamePerson(context, user.id, claimed);
  return claimed.filter((claimedId) => !own.has(claimedId));
}
