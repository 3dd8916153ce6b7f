import type { Shares } from '../../../contract/campaigns/pledges.ts';
import { fractionOf } from '../../../contract/hub/shares.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { findParty } from './parties.service.ts';
import { sumNeeds, sumPledges, sumSides } from './pledges.queries.ts';
import { isLockedAt } from './pledges.rules.ts';

/** Participants of a joint campaign with their share of the confirmed total. */
export async function readShares(context: Context, asked: { user: User; id: string }): Promise<Shares> {
  const { campaign, isParty } = await findParty(context, asked);
  const sides = await sumSides(context.db, campaign.id);
  const confirmed = sides.reduce((sum, side) => sum + side.confirmed, 0);
  const waiting = (await sumPledges(context.db, [campaign.id])).filter(({ status }) => status === 'pledged');
  const people = await findPeople(
    context,
    sides.map(({ account_id }) => account_id),
  );
  return {
    needed: toRupees(await sumNeeds(context.db, campaign.id)),
    confirmed: toRupees(confirmed),
    accepted: toRupees(sides.reduce((sum, side) => sum + side.accepted, 0)),
    pledged: toRupees(waiting.reduce((sum, { value }) => sum + value, 0)),
    is_locked: isLockedAt(context.now(), campaign),
    locks_on: campaign.start_date,
    settled_at: campaign.settled_at?.toISOString() ?? null,
    is_party: isParty,
    parties: sides.flatMap((side) => {
      const person = people.get(side.account_id);
      if (!person) return [];
      return {
        user: viewPersonCard(person),
        confirmed: toRupees(side.confirmed),
        accepted: toRupees(side.accepted),
        fraction: fractionOf(side.confirmed, confirmed),
      };
    }),
  };
}
