import type { ReferralLink } from '../../contract/referrals.ts';
import type { Context } from '../kit/context.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { findPeople } from '../people/people.service.ts';
import { readLink } from './codes.service.ts';
import { countInvitations, selectOpenInvitations } from './invitations.queries.ts';
import { countReferred, selectReferred, selectSuperUser } from './referrals.queries.ts';
import { listPeople, viewReferralLink } from './referrals.views.ts';
import { readRewards } from './rewards.service.ts';

/** The latest of them, in the list of people. */
const shown = 50;

/** One's link and all that came of it. */
export async function readReferrals(context: Context, accountId: number): Promise<ReferralLink> {
  const { db, config } = context;
  const link = await readLink(context, accountId);
  const referred = await selectReferred(db, accountId, shown);
  const names = await findPeople(
    context,
    referred.map(({ invited_id }) => invited_id),
  );
  const rewards = await readRewards(context, accountId);
  const invitations = await selectOpenInvitations(db, accountId, shown);
  const { referral_waiting: waiting } = await readBalances(context, accountId);
  return viewReferralLink({
    ...link,
    counts: { sent: await countInvitations(db, accountId), ...(await countReferred(db, accountId)) },
    rewards,
    waiting,
    isSuperUser: await selectSuperUser(db, accountId),
    superUserFrom: config.referral.superUserFrom,
    people: listPeople({ referred, names, rewards, invitations }).slice(0, shown),
  });
}
