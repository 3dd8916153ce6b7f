import type { ReferralLink } from '../../../contract/money/referrals.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { readLink } from './codes.service.ts';
import { countInvitations, selectOpenInvitations } from './invitations.queries.ts';
import { releaseDueRewards } from './qualification.service.ts';
import { countReferred, selectReferred, selectSuperUser } from './referrals.queries.ts';
import { listPeople, viewReferralLink } from './referrals.views.ts';
import { selectRewardsOf, sumRewards } from './reward.queries.ts';
import { readCoins } from './rewards.service.ts';

/** Maximum number of people in the list. */
const shown = 50;

/** A person's link and the results of their referrals. */
export async function readReferrals(context: Context, { id, locale }: User): Promise<ReferralLink> {
  const { db, config } = context;
  await releaseDueRewards(context, id);
  const link = await readLink(context, id);
  const referred = await selectReferred(db, id, shown);
  const ids = referred.map(({ invited_id }) => invited_id);
  const names = await findPeople(context, ids);
  const rewards = await selectRewardsOf(db, ids);
  const invitations = await selectOpenInvitations(db, id, shown);
  return viewReferralLink({
    ...link,
    counts: { sent: await countInvitations(db, id), ...(await countReferred(db, id)) },
    sums: await sumRewards(db, id),
    inWallet: (await readBalances(context, id)).referral,
    coins: await readCoins(context, id),
    isSuperUser: await selectSuperUser(db, id),
    superUserFrom: config.referral.superUserFrom,
    people: listPeople({ referred, names, rewards, invitations, locale }).slice(0, shown),
  });
}
