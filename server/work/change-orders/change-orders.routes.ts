import { changeOrderCalls } from '../../../contract/work/change-orders.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { answerChangeOrder, findChangeOrder, listChangeOrders, proposeChangeOrder } from './change-orders.service.ts';

export function mountChangeOrders(mount: Mount, context: Context): void {
  const ofSide = ({ user, params }: { user: User; params: { applicationId: string } }) =>
    findSide(context, { user, ...params });
  mount(
    changeOrderCalls,
    {
      listChangeOrders: async ({ user, params }) => ({ data: await listChangeOrders(context, { user, ...params }) }),
      proposeChangeOrder: async ({ user, params, body: { revisions = null, ready_by = null, note } }) => ({
        data: await proposeChangeOrder(context, { user, ...params, revisions, ready_by, note }),
      }),
      answerChangeOrder: async ({ user, params, body }) => ({
        data: await answerChangeOrder(context, { user, ...params, ...body }),
      }),
    },
    {
      listChangeOrders: ofSide,
      proposeChangeOrder: ofSide,
      answerChangeOrder: ({ user, params }) => findChangeOrder(context, { user, ...params }),
    },
  );
}
