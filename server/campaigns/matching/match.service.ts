import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { listInfluencerPages } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { selectOpenCampaign } from './match.queries.ts';
import { matchCampaign } from './match.rules.ts';
import { viewMatch } from './match.views.ts';
import { wishesOf } from './wishes.rules.ts';

/** The newest open campaign of this person, with a function that matches creators; null without one. */
export async function findMatcher(context: Context, user: User) {
  const open = await selectOpenCampaign(context.db, { creatorId: user.id, today: dateInIndia(context.now()) });
  if (!open) return null;
  const wishes = wishesOf(open);
  return {
    campaign: { id: String(open.id), title: open.title },
    match: (creator: InfluencerCard) => viewMatch(matchCampaign(wishes, creator), user.locale),
  };
}

/** Visible influencers, each with the match; empty without an open campaign. */
export async function matchInfluencers(context: Context, user: User, ids: readonly string[]) {
  const matcher = await findMatcher(context, user);
  if (!matcher) return { campaign: null, data: [] };
  const creators = await listInfluencerPages(context, user, [...new Set(ids)].map(Number));
  return {
    campaign: matcher.campaign,
    data: creators.map((creator) => ({ influencer_id: creator.id, match: matcher.match(creator) })),
  };
}
