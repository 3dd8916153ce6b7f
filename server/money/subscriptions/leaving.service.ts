import type { Context } from '../../kit/context/context.ts';
import { askGateway, GatewayError, refuseForGateway } from '../gateway/gateway.service.ts';
import { selectOfAccount } from './subscriptions.queries.ts';
import { isRunning } from './subscriptions.rules.ts';
import { syncSubscription } from './sync.service.ts';

/** Ends every subscription of somebody who leaves, at the gateway and now: nothing is debited any more. */
export async function endSubscriptions(context: Context, accountId: number): Promise<void> {
  const open = (await selectOfAccount(context.db, accountId)).filter(
    ({ status }) => isRunning(status) || status === 'created',
  );
  for (const { provider_id } of open) {
    try {
      await endAtGateway(context, provider_id);
    } catch (error) {
      throw refuseForGateway(context, error);
    }
  }
}

/** Where the gateway refuses, it is looked whether the subscription has ended there, or was never known. */
async function endAtGateway(context: Context, providerId: string): Promise<void> {
  const refusal = await askGateway(context, (client) => client.subscriptions.cancel(providerId, false)).then(
    () => null,
    refusalOrThrow,
  );
  const status = await syncSubscription(context, providerId).catch(refusalOrThrow);
  if (refusal && typeof status === 'string' && isRunning(status)) throw refusal;
}

function refusalOrThrow(error: unknown): GatewayError {
  if (error instanceof GatewayError && error.isRefusal) return error;
  throw error;
}
