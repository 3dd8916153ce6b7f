import { paymentMethodCalls } from '../../../contract/money/payment-methods.ts';
import type { Context } from '../../kit/context/context.ts';
import { rowId } from '../../kit/http/errors.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  addPaymentMethod,
  demandOwnMethod,
  listPaymentMethods,
  makePrimary,
  removePaymentMethod,
  togglePaymentMethod,
} from './payment-methods.service.ts';

export function mountPaymentMethods(mount: Mount, context: Context): void {
  const chosen = (user: { id: number }, id: string) => ({
    accountId: user.id,
    methodId: rowId(id, 'This payment method'),
  });
  // Runs before step-up: an unknown method should not cost a password prompt.
  const isOwn = ({ user, params }: { user: { id: number }; params: { id: string } }) =>
    demandOwnMethod(context, chosen(user, params.id));
  mount(
    paymentMethodCalls,
    {
      listPaymentMethods: async ({ user }) => ({ data: await listPaymentMethods(context, user.id) }),
      addPaymentMethod: async ({ user, body }) => ({
        data: await addPaymentMethod(context, { accountId: user.id, method: body, sessionId: user.sessionId }),
      }),
      removePaymentMethod: async ({ user, params }) => ({
        data: await removePaymentMethod(context, chosen(user, params.id)),
      }),
      togglePaymentMethod: async ({ user, params }) => ({
        data: await togglePaymentMethod(context, chosen(user, params.id)),
      }),
      makePrimary: async ({ user, params }) => ({ data: await makePrimary(context, chosen(user, params.id)) }),
    },
    { removePaymentMethod: isOwn, togglePaymentMethod: isOwn, makePrimary: isOwn },
  );
}
