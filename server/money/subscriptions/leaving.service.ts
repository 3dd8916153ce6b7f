import type { Context } from '../../kit/context/context.ts';
import { askGateway, GatewayError, refuseForGateway } from '../gateway/gateway.service.ts';
import { selectOfAccount } from './subscriptions.queries.ts';
import { isRunning } from './subscriptions.rules.ts';
import { syncSubscription } from './sync.service.ts';

/** Cancels every subscription of an account being deleted, at the gateway and immediately. */
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

/** After a refusal, checks whether the subscription has already ended at the gateway or never existed there. */
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
