import type { OwnProfile } from '../../../contract/accounts/profile.ts';
import { timeInIndia } from '../../../contract/kit/calendar.ts';
import { readOwnProfile } from '../../accounts/profiles/profiles.service.ts';
import { endImpersonation, openImpersonation } from '../../accounts/sessions/sessions.service.ts';
import { isRegistered } from '../../accounts/workspaces/workspaces.service.ts';
import { type Operator, recordAct } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { mayImpersonate } from '../operator-users/operator-users.policy.ts';

interface Start {
  operator: Operator & { id: number };
  device: Device;
  id: string;
  reason: string;
}

interface Started {
  id: string;
  token: string;
  ends: string;
  user: OwnProfile;
}

/**
 * Starts a read-only session as another person. The person is notified in the same transaction, because a notification
 * at the end would be lost if the browser is closed.
 */
export async function startImpersonation(context: Context, { operator, device, id, reason }: Start): Promise<Started> {
  const accountId = rowId(id, 'This person');
  return inTransaction(context, async (tx) => {
    const user = await readOwnProfile(tx, accountId);
    demand(mayImpersonate({ role: user.role === 'Operator' ? 'operator' : 'brand' }));
    if (!(await isRegistered(tx, accountId))) {
      throw refuse('CONFLICT', 'Nobody signs in with this account alone. View one of its owners instead.');
    }
    const session = await openImpersonation(tx, { accountId, device, operatorId: operator.id });
    const target = `account:${accountId}`;
    const detail = { session_id: session.id, ends: session.ends };
    await recordAct(tx, { actor: operator, action: 'impersonation.started', target, detail, reason });
    await notify(tx, {
      accountId,
      type: 'security',
      title: msg`Our support team is viewing your account`,
      description: msg`Until ${{ time: timeInIndia(session.ends) }} at the latest (Indian time). They can’t change anything or see your messages. Reason: ${{ reason }}`,
      link: '/profile-settings',
    });
    return { id: String(session.id), token: session.token, ends: session.ends.toISOString(), user };
  });
}

/** Ends an impersonation session of this operator. */
export async function stopImpersonation(
  context: Context,
  { operator, id }: { operator: Operator & { id: number }; id: string },
): Promise<void> {
  const what = 'This session';
  await inTransaction(context, async (tx) => {
    const ended = await endImpersonation(tx, { id: rowId(id, what), operatorId: operator.id });
    if (!ended) throw refuseNotFound(what);
    await recordAct(tx, {
      actor: operator,
      action: 'impersonation.stopped',
      target: `account:${ended.accountId}`,
      detail: { session_id: Number(id), seconds: Math.round((tx.now().getTime() - ended.since.getTime()) / 1000) },
    });
  });
}
