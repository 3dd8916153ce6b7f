import { accountChangeCalls } from '../../../contract/accounts/account-changes.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listSecurityNotices } from '../../notifications/notifications/list.service.ts';
import { listAccountChanges } from '../account-changes/account-changes.service.ts';
import { disownSession, disownSignIn, undoChange } from './change-undo.service.ts';

/** Events on the security page. */
const shownEvents = 10;

export function mountChangeUndo(mount: Mount, context: Context): void {
  mount(accountChangeCalls, {
    listAccountChanges: async ({ user }) => ({ data: await listAccountChanges(context, user.id) }),
    listSecurityEvents: async ({ user }) => ({ data: await listSecurityNotices(context, user, shownEvents) }),
    undoChange: async ({ body }) => ({ data: await undoChange(context, body.token) }),
    disownSignIn: async ({ body }) => ({ data: await disownSignIn(context, body.token) }),
    disownSession: async ({ user, params }) => ({ data: await disownSession(context, { user, id: params.id }) }),
  });
}
