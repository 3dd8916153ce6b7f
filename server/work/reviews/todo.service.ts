import type { PersonCard } from '../../../contract/core/people.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { listFinishedPartners } from './partners.service.ts';
import { findSaid } from './present.service.ts';
import { mayWriteReview } from './reviews.policy.ts';

/** People this person can still review, by campaign: a few queries, however many campaigns there are. */
export async function listToReview(
  context: Context,
  user: { id: number },
  campaignIds: readonly number[],
): Promise<Map<number, PersonCard[]>> {
  const partnerships = await listFinishedPartners(context, { user, campaignIds });
  const said = await findSaid(context, { user, partnerships });
  const now = context.now();
  const open = said.filter((each) => mayWriteReview({ ...each.partnership, ...each, now }) === true);
  const partners = open.map(({ partnership }) => partnership);
  const people = await findPeople(
    context,
    partners.map(({ partnerId }) => partnerId),
  );
  const cards = partners.flatMap(({ campaign, partnerId }) => {
    const person = people.get(partnerId);
    return person?.isReachable ? [{ campaignId: campaign.id, card: viewPersonCard(person) }] : [];
  });
  const byCampaign = Map.groupBy(cards, ({ campaignId }) => campaignId);
  return new Map([...byCampaign].map(([id, each]) => [id, each.map(({ card }) => card)]));
}
