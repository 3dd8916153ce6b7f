import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';
import { findDaysToPay } from '../../discovery/track-record/pay-time.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type User, worksOn } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { findOwnPart, findStandings } from '../applications/application-counts.service.ts';
import { presentUnpaid } from '../applications/arrival.service.ts';
import { findEvenDeleted } from '../campaign-records/campaign-records.service.ts';
import { listNeeds } from '../campaign-records/needs.service.ts';
import { matchCampaign } from '../matching/match.rules.ts';
import { viewMatch } from '../matching/match.views.ts';
import { wishesOf } from '../matching/wishes.rules.ts';
import { findKeptCampaigns } from './bookmarked.service.ts';
import { viewCampaign } from './campaigns.views.ts';
import { readPermissions } from './permissions.service.ts';
import { countUnreadChats } from './unread-chats.service.ts';

/** Campaigns as this person sees them, without those they don’t work on: the same few queries for one as for a hundred. */
export async function presentCampaigns(
  context: Context,
  user: User,
  found: readonly CampaignRow[],
): Promise<Campaign[]> {
  const rows = found.filter(({ id }) => worksOn(user, id));
  const ids = rows.map(({ id }) => id);
  const needs = Map.groupBy(await listNeeds(context, ids), (need) => need.campaign_id);
  const people = await findPeople(
    context,
    rows.map((row) => row.creator_id),
  );
  const payTimes = await findDaysToPay(
    context,
    rows.map((row) => row.creator_id),
  );
  const standings = await findStandings(context, ids);
  const own = await findOwnPart(context, user.id, ids);
  const card = await findOwnCard(context, user);
  const unread = await countUnreadChats(context, user, { rows, own });
  const kept = await findKeptCampaigns(context, user.id, ids);
  const today = dateInIndia(context.now());
  const mayDo = await readPermissions(context, user, { rows, standings, own });
  return rows.flatMap((row) => {
    const creator = people.get(row.creator_id);
    const standing = standings.get(row.id);
    if (!creator || !standing) return [];
    return [
      viewCampaign({
        row,
        needs: needs.get(row.id) ?? [],
        creator: viewPersonCard(creator),
        daysToPay: payTimes.get(row.creator_id),
        standing,
        own,
        match: card && row.creator_id !== user.id ? viewMatch(matchCampaign(wishesOf(row), card), user.locale) : null,
        bookmarkId: kept.get(row.id) ?? null,
        viewerId: user.id,
        today,
        unpaidOf: (application) => presentUnpaid(context, row, application),
        can: mayDo(row),
        unreadChats: unread.get(row.id) ?? 0,
        coverUrl: row.cover === null ? null : context.storage.publicUrl(row.cover),
      }),
    ];
  });
}

export async function presentCampaign(context: Context, user: User, row: CampaignRow): Promise<Campaign> {
  const [campaign] = await presentCampaigns(context, user, [row]);
  if (!campaign) throw refuseNotFound('This campaign');
  return campaign;
}

/** Campaigns by id as this person sees them, in that order. */
export async function presentCampaignsById(context: Context, user: User, ids: readonly number[]): Promise<Campaign[]> {
  return presentCampaigns(context, user, await findEvenDeleted(context, ids));
}

/** The reader's influencer card, against which campaigns are matched; null for other roles. */
export async function findOwnCard(context: Context, user: User) {
  if (user.role !== 'influencer') return null;
  const [card] = await listInfluencerCards(context, user, [user.id]);
  return card ?? null;
}
