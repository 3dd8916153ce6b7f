import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { findName, lockAccount } from '../../core/people/people.service.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { endMember, tellMember } from './ending.service.ts';
import type { InvitationRow } from './invitations.queries.ts';
import { selectExpired, selectMembers } from './members.queries.ts';

interface Consenting {
  user: User;
  offered: InvitationRow;
}

/**
 * A consent is between two people: whoever gave it is not who acts by it, and its days are not over. Refuses a second share as
 * well.
 */
export async function demandConsent(tx: Context, { user, offered }: Consenting): Promise<void> {
  const { account_id: accountId, invited_by: personId } = offered;
  if (offered.until !== null && offered.until < dateInIndia(tx.now())) throw refuseNotFound('This invitation');
  const homes = (await selectMembers(tx.db, accountId)).filter(({ person_id }) => person_id === personId);
  for (const { home_account_id: giver } of homes) {
    if (!(await findSamePerson(tx, user.person.home.id, [giver])).has(giver)) continue;
    throw refuse('RULE', 'A talent manager is another person than the owner who agrees to it.');
  }
  if (offered.share_basis_points !== null) await demandOnlyShare(tx, { accountId, personId: user.person.id });
}

/** Tells the influencer who acts for them from now on. */
export async function tellOfManager(tx: Context, { user, offered }: Consenting): Promise<void> {
  const name = verbatim((await findName(tx, user.person.home.id)) ?? '');
  const share = offered.share_basis_points;
  await notify(tx, {
    accountId: offered.account_id,
    type: 'security',
    link: '/team',
    title: msg`${{ name }} is your talent manager now`,
    description:
      share === null
        ? 'They act in your name, and both sides see who it was. You can end it on the Team page at any time.'
        : msg`They act in your name and get ${{ percent: `${share / 100} %` }} of what each release brings you. You can end it on the Team page at any time.`,
  });
}

/** Refuses a second share: shares of an account are never added up. Consents that are over do not count. */
export async function demandOnlyShare(
  tx: Context,
  { accountId, personId }: { accountId: number; personId: number },
): Promise<void> {
  await endExpiredOf(tx, accountId);
  const rows = await selectMembers(tx.db, accountId);
  if (!rows.some((row) => row.share_basis_points !== null && row.person_id !== personId)) return;
  throw refuse('CONFLICT', 'Another talent manager gets a share already. Take it off theirs first.');
}

/** Ends consents whose last day is over. They give no right from that moment on, whether this ran or not. */
export async function endExpiredMembers(context: Context): Promise<void> {
  const rows = await selectExpired(context.db, { today: dateInIndia(context.now()) });
  for (const accountId of new Set(rows.map(({ account_id }) => account_id))) {
    await inTransaction(context, async (tx) => {
      await lockAccount(tx, accountId);
      await endExpiredOf(tx, accountId);
    });
  }
}

async function endExpiredOf(tx: Context, accountId: number): Promise<void> {
  for (const row of await selectExpired(tx.db, { today: dateInIndia(tx.now()), accountId })) {
    const [personId, homeId, name] = [row.person_id, row.home_account_id, verbatim(row.fullname)];
    await endMember(tx, { accountId, personId, homeId });
    await tellMember(tx, { homeId, accountId, isRemoved: true });
    await notify(tx, {
      accountId,
      type: 'security',
      link: '/team',
      title: msg`${{ name }} no longer acts for you`,
      description: 'The last day of your consent is over. Invite them again to go on.',
    });
  }
}
