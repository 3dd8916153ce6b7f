/** Creates an agreement with held money over HTTP, for journeys that start with the work. */
import { campaignBody } from '../campaigns/campaign-body.ts';
import type { Entered } from './entered.ts';

interface Call {
  who: Entered;
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

async function call({ who, method, path, body }: Call): Promise<Record<string, unknown>> {
  const reply = await fetch(`${who.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: Record<string, unknown> }).data ?? {};
}

interface Sides {
  brand: Entered;
  creator: Entered;
  reels?: number;
}

/** Agreement on one or more reels for ₹18,000, paid and not started; returns the campaign's id. */
export async function agreeOnWork({ brand, creator, reels = 1 }: Sides): Promise<string> {
  const wanted = campaignBody({ content: [{ type: 'reel', quantity: reels }], link: 'https://shop.example/monsoon' });
  const { id } = await call({ who: brand, method: 'POST', path: '/campaign/add', body: wanted });
  const apply = { campaign_id: id, message: 'I roast at home.', quote: 18_000 };
  const { id: application } = await call({
    who: creator,
    method: 'POST',
    path: '/campaign/apply_campaign',
    body: apply,
  });
  const path = `/campaign/update_user_applied_status/${application}`;
  await call({ who: creator, method: 'PUT', path: '/user/personal-info', body: { birth_date: '1996-05-04' } });
  for (const [who, status] of [
    [brand, 'shortlisted'],
    [brand, 'offered'],
    [creator, 'accepted'],
  ] as const) {
    await call({ who, method: 'PUT', path, body: { status } });
  }
  const fund = { application_id: application };
  const { payment_id } = await call({ who: brand, method: 'POST', path: `/campaign/${id}/fund`, body: fund });
  const order = `/sandbox/gateway/orders/${payment_id}`;
  await call({ who: brand, method: 'POST', path: order, body: { outcome: 'pay' } });
  return String(id);
}
