import type { Plan } from '../../../contract/money/subscriptions.ts';
import type { PageHost } from '../../../contract/site/pages.ts';

/** Plans on sale for server-side rendering; empty when they cannot be read. */
export async function readPublicPlans(host: PageHost): Promise<Plan[]> {
  const { status, body } = await host.callApi('/subscription/get_subscriptions');
  return status === 200 ? (body as { data: Plan[] }).data : [];
}
