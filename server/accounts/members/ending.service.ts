import type { Context } from '../../kit/context/context.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { dropRegistrationsOfMember } from '../../notifications/push/push.service.ts';
import { deleteMember, selectTeamAccount } from './members.queries.ts';

/** Ends a membership with its tokens, sockets and push registrations. */
export async function endMember(
  tx: Context,
  { homeId, ...member }: { accountId: number; personId: number; homeId: number },
) {
  await deleteMember(tx.db, member);
  await dropRegistrationsOfMember(tx, { accountId: member.accountId, homeId });
  tx.afterCommit(() => tx.live.endMember(member));
}

interface Telling {
  homeId: number;
  accountId: number;
  isRemoved: boolean;
}

/** Tells a person in their own account that what they may do in another has changed or ended. */
export async function tellMember(tx: Context, { homeId, accountId, isRemoved }: Telling): Promise<void> {
  const name = verbatim((await selectTeamAccount(tx.db, accountId))?.name ?? '');
  await notify(tx, {
    accountId: homeId,
    isPersonal: true,
    type: 'security',
    title: isRemoved ? msg`You no longer act for ${{ name }}` : msg`Your role in ${{ name }} has changed`,
    description: isRemoved
      ? 'Your membership of this account has ended. Your own account is as it was.'
      : 'Switch to the account to see what you can do there now.',
    link: '/dashboard',
  });
}
