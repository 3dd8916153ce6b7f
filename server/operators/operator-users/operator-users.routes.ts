import { operatorUserCalls } from '../../../contract/operators/operator-users.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  grantUnlockRefund,
  hideProfile,
  liftSuspension,
  resendVerification,
  setOperatorLevel,
  setSuperUser,
  suspendUser,
} from './acts.service.ts';
import { listUsers, readUser } from './operator-users.service.ts';

export function mountOperatorUsers(mount: Mount, context: Context): void {
  mount(operatorUserCalls, {
    listOperatorUsers: ({ query }) => listUsers(context, query),
    getOperatorUser: async ({ params, user }) => ({ data: await readUser(context, params.id, user.locale) }),
    suspendUser: async ({ params, body, ...who }) => ({
      data: await suspendUser(context, { operator: operatorOf(who), ...params, ...body }),
    }),
    liftSuspension: async ({ params, body, ...who }) => ({
      data: await liftSuspension(context, { operator: operatorOf(who), ...params, ...body }),
    }),
    hideProfile: async ({ params, body, ...who }) => ({
      data: await hideProfile(context, { operator: operatorOf(who), ...params, ...body }),
    }),
    setSuperUser: async ({ params, body, ...who }) => ({
      data: await setSuperUser(context, {
        operator: operatorOf(who),
        ...params,
        reason: body.reason,
        isSuperUser: body.is_super_user === 1,
      }),
    }),
    setOperatorLevel: async ({ params, body, ...who }) => ({
      data: await setOperatorLevel(context, { operator: operatorOf(who), ...params, ...body }),
    }),
    resendVerification: async ({ params, ...who }) => ({
      data: await resendVerification(context, { operator: operatorOf(who), ...params }),
    }),
    grantUnlockRefund: async ({ params, body, ...who }) => ({
      data: await grantUnlockRefund(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
