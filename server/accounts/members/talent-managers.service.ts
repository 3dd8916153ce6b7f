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
 * A consent is between two people: whoever gave it, and any other owner, is not who acts by it, and its days are not over. One
 * owner's consent is enough, and every owner may end it. Refuses a second share as well.
 */
export async function demandConsent(tx: Context, { user, offered }: Consenting): Promise<void> {
  const { account_id: accountId, invited_by: personId } = offered;
  if (offered.until !== null && offered.until < dateInIndia(tx.now())) throw refuseNotFound('This invitation');
  const rows = await selectMembers(tx.db, accountId);
  const givers = rows.filter(({ person_id, roles }) => person_id === personId || roles.includes('owner'));
  const homes = givers.map(({ home_account_id }) => home_account_id);
  if ((await findSamePerson(tx, user.person.home.id, homes)).size > 0) {
    throw refuse('RULE', 'A talent manager is another person than the owners of the account.');
  }
  if (offered.share_basis_points !== null) await demandOnlyShare(tx, { accountId, personId: user.person.id });
}

interface Terms {
  accountId: number;
  /** The account that the talent manager signs in with. */
  managerHomeId: number;
  shareBasisPoints: number | null;
  /** The owner who agreed. */
  byPersonId: number | null;
  isNew: boolean;
}

/** Tells the account, and in their own account each owner who did not agree to it, on what terms somebody acts for them. */
export async function tellOfConsent(tx: Context, terms: Terms): Promise<void> {
  const { accountId, managerHomeId, shareBasisPoints: share, byPersonId, isNew } = terms;
  const rows = await selectMembers(tx.db, accountId);
  const name = verbatim((await findName(tx, managerHomeId)) ?? '');
  const account = verbatim((await findName(tx, accountId)) ?? '');
  const by = verbatim(rows.find(({ person_id }) => person_id === byPersonId)?.fullname ?? '');
  const percent = `${(share ?? 0) / 100} %`;
  await notify(tx, {
    accountId,
    type: 'security',
    link: '/team',
    title: isNew ? msg`${{ name }} is your talent manager now` : msg`What ${{ name }} may do for you has changed`,
    description:
      share === null
        ? 'They act in your name, and both sides see who it was. You can end it on the Team page at any time.'
        : msg`They act in your name and get ${{ percent }} of what each release brings you. You can end it on the Team page at any time.`,
  });
  const others = rows.filter(
    ({ roles, person_id, home_account_id: home }) =>
      roles.includes('owner') && person_id !== byPersonId && home !== accountId,
  );
  for (const { home_account_id: home } of others) {
    await notify(tx, {
      accountId: home,
      isPersonal: true,
      type: 'security',
      link: '/dashboard',
      title: msg`${{ name }} acts for ${{ account }} as talent manager`,
      description:
        share === null
          ? msg`${{ by }} agreed to it. As an owner you can end it on the Team page of that account at any time.`
          : msg`${{ by }} agreed to it, with ${{ percent }} of each release. As an owner you can end it on the Team page of that account at any time.`,
    });
  }
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
