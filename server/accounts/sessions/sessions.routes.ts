import { sessionCalls } from '../../../contract/accounts/sessions.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { confirmSession, endOneSession, endSessions, listSessions, logOut } from './sessions.service.ts';

export function mountSessions(mount: Mount, context: Context): void {
  mount(sessionCalls, {
    logout: async ({ user }) => {
      await logOut(context, user);
      return {};
    },
    listSessions: async ({ user }) => ({ data: await listSessions(context, user) }),
    endOtherSessions: async ({ user }) => {
      await endSessions(context, { accountId: user.id, except: user.sessionId });
      return {};
    },
    endSession: async ({ user, params }) => {
      await endOneSession(context, { user, id: params.id });
      return {};
    },
    confirmSession: async ({ user, params }) => {
      await confirmSession(context, { user, id: params.id });
      return {};
    },
  });
}
