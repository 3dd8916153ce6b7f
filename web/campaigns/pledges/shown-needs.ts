import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';

type Need = Campaign['needs'][number];
type StatusOf = (pledge: PledgeLine) => PledgeLine['status'];

/** Needs with the sums of their pledges as displayed, so that bars and totals follow an answer at once. */
export function shownNeeds(needs: readonly Need[], pledges: readonly PledgeLine[], statusOf: StatusOf): Need[] {
  return needs.map((need) => {
    const sum = (statuses: readonly PledgeLine['status'][]) =>
      pledges.reduce(
        (all, one) => (one.need_id === need.id && statuses.includes(statusOf(one)) ? all + one.value : all),
        0,
      );
    const contributed = sum(['contributed']);
    const accepted = contributed + sum(['accepted']);
    return { ...need, contributed, accepted, pledged: accepted + sum(['pledged']) };
  });
}

/** Pledges that can be accepted together: those of needs that take all that waits. */
export function acceptableTogether(
  needs: readonly Need[],
  pledges: readonly PledgeLine[],
  statusOf: StatusOf,
): PledgeLine[] {
  const roomy = new Set(
    shownNeeds(needs, pledges, statusOf).flatMap(({ id, value, pledged }) =>
      value === 0 || pledged <= value ? id : [],
    ),
  );
  return pledges.filter(
    (pledge) => statusOf(pledge) === 'pledged' && pledge.can.accepted === true && roomy.has(pledge.need_id),
  );
}
