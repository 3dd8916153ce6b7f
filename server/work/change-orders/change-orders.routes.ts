import { changeOrderCalls } from '../../../contract/work/change-orders.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { completeChanges } from './change-orders.rules.ts';
import { answerChangeOrder, findChangeOrder, listChangeOrders, proposeChangeOrder } from './change-orders.service.ts';
import { findPayable, fundChangeOrder, readChangePayment } from './funding.service.ts';

export function mountChangeOrders(mount: Mount, context: Context): void {
  const ofSide = ({ user, params }: { user: User; params: { applicationId: string } }) =>
    findSide(context, { user, ...params });
  mount(
    changeOrderCalls,
    {
      listChangeOrders: ({ user, params }) => listChangeOrders(context, { user, ...params }),
      proposeChangeOrder: async ({ user, params, body: { revisions = null, ready_by = null, note, ...named } }) => {
        const change = { revisions, ready_by, changes: completeChanges(named), note };
        return { data: await proposeChangeOrder(context, { user, ...params, ...change }) };
      },
      answerChangeOrder: async ({ user, params, body }) => ({
        data: await answerChangeOrder(context, { user, ...params, ...body }),
      }),
      fundChangeOrder: {
        pays: ({ user, params }) => readChangePayment(context, { user, ...params }),
        run: async ({ user, params }) => ({ data: await fundChangeOrder(context, { user, ...params }) }),
      },
    },
    {
      listChangeOrders: ofSide,
      proposeChangeOrder: ofSide,
      answerChangeOrder: ({ user, params }) => findChangeOrder(context, { user, ...params }),
      fundChangeOrder: ({ user, params }) => findPayable(context, { user, ...params }),
    },
  );
}
