import type { TestApp } from '../app.ts';
import { makeAccount, makeToken } from '../makers/account.ts';

interface MySubscription {
  subscription_id: string;
  status: string;
  is_current: boolean;
  cancels_at_end: boolean;
  current_end: string | null;
  added_days: number;
  next_charge: { amount: number; at: string } | null;
  payments: { amount: number }[];
}

/** Brand that buys plans over HTTP with the gateway's sandbox. */
export async function enterBuyer(app: TestApp) {
  const account = await makeAccount(app.context.db);
  const token = await makeToken(app.context, account);
  const id = String(account.id);
  const get = async (path: string) => (await app.api(`GET ${path}`, { token })).body;
  const subscribe = (plan: string, headers: Record<string, string> = {}) =>
    app.api('POST /user/add_user_subscription', { token, headers, body: { user_id: id, subscription_id: plan } });
  const buy = async (plan: string) => ((await subscribe(plan)).body.data as { id: string }).id;
  /** Sets an outcome at the sandbox gateway; 409 when impossible in the current state. */
  const act = (providerId: string, outcome: string, delivery: object = {}) =>
    app.api(`POST /sandbox/gateway/subscriptions/${providerId}`, { body: { outcome, delivery } });
  return {
    account,
    id,
    token,
    subscribe,
    /** Starts a purchase; returns the gateway's subscription id. */
    buy,
    /** The same, paid. */
    pay: async (plan: string) => {
      const providerId = await buy(plan);
      await act(providerId, 'pay');
      return providerId;
    },
    act,
    change: (what: 'pause' | 'resume' | 'cancel', body: object) =>
      app.api(`PUT /user/${what}_user_subscription`, { token, body }),
    mine: async () => (await get(`/user/get_user_subscription/${id}`)).data as MySubscription | null,
    status: async (providerId: string) =>
      (await get(`/subscription/check_subscription_status?subscribedId=${providerId}`)).status,
    isSubscriber: async () => ((await get(`/user/${id}`)).data as { is_subscriber: number }).is_subscriber,
    /** Titles of the buyer's notifications, latest first. */
    notices: async () =>
      ((await get(`/user/get_user_notifications/${id}?limit=100`)).data as { title: string }[]).map(
        ({ title }) => title,
      ),
    /** The product's own row. */
    row: (providerId: string) =>
      app.context.db
        .selectFrom('subscription')
        .selectAll()
        .where('provider_id', '=', providerId)
        .executeTakeFirstOrThrow(),
  };
}
export type Buyer = Awaited<ReturnType<typeof enterBuyer>>;
