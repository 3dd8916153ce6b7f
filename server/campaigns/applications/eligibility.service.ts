import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema/campaign.ts';
import { findBlocked, findPeople } from '../../core/people/people.service.ts';
import { refuseSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { whyClosed } from '../campaigns/campaigns.rules.ts';
import { findStandings } from './application-counts.service.ts';

/** Refuses while the campaign is closed to everybody; returns its number of taken slots. */
export async function refuseClosedToAll(context: Context, campaign: CampaignRow): Promise<{ taken: number }> {
  const standing = (await findStandings(context, [campaign.id])).get(campaign.id);
  const work = standing?.work(offersMoney(campaign)) ?? { finished: 0, open: 0 };
  const closed = whyClosed({ ...campaign, ...work }, dateInIndia(context.now()));
  if (closed) throw refuse(closed.code, closed.reason);
  return { taken: standing?.taken ?? 0 };
}

/** Refuses while the campaign is closed, to everybody or to this person; returns its number of taken slots. */
export async function refuseClosed(tx: Context, { user, campaign }: { user: User; campaign: CampaignRow }) {
  const standing = await refuseClosedToAll(tx, campaign);
  const creator = (await findPeople(tx, [campaign.creator_id])).get(campaign.creator_id);
  const blocked = await findBlocked(tx, user.id, [campaign.creator_id]);
  if (blocked.size > 0 || !creator) throw refuse('BLOCKED', 'You can’t take part in this campaign.');
  await refuseSamePerson(tx, campaign.creator_id, user.id);
  return standing;
}

interface Pair {
  campaign: CampaignRow;
  /** Account of the applicant or pledger. */
  partnerId: number;
  user: User;
}

/**
 * Refuses steps towards an agreement between two accounts of one person, or with a block between; ending it stays
 * possible.
 */
export async function refuseBlockedPair(tx: Context, { campaign, partnerId, user }: Pair): Promise<void> {
  await refuseSamePerson(tx, campaign.creator_id, partnerId);
  const blocked = await findBlocked(tx, campaign.creator_id, [partnerId]);
  if (blocked.size === 0) return;
  const isCreator = user.id === campaign.creator_id;
  throw refuse(
    'CONFLICT',
    isCreator
      ? 'You and this person have blocked each other. You can decline instead.'
      : 'You can’t take part in this campaign.',
  );
}
