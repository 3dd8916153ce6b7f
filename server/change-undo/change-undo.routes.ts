import { accountChangeCalls } from '../../contract/account-changes.ts';
import { listAccountChanges } from '../account-changes/account-changes.service.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { disownSession, disownSignIn, undoChange } from './change-undo.service.ts';

export function mountChangeUndo(mount: Mount, context: Context): void {
  mount(accountChangeCalls, {
    listAccountChanges: async ({ user }) => ({ data: await listAccountChanges(context, user.id) }),
    undoChange: async ({ body }) => ({ data: await undoChange(context, body.token) }),
    disownSignIn: async ({ body }) => ({ data: await disownSignIn(context, body.token) }),
    disownSession: async ({ user, params }) => ({ data: await disownSession(context, { user, id: params.id }) }),
  });
}
