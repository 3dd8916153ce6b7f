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
  /** Terms of the offer beside its price. */
  terms?: object;
}

/** Agreement on one or more reels for ₹18,000, paid and not started; returns the campaign's id. */
export async function agreeOnWork({ brand, creator, reels = 1, terms }: Sides): Promise<string> {
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
  await call({ who: brand, method: 'PUT', path, body: { status: 'shortlisted' } });
  const offer = `/campaign/applications/${application}/offers`;
  await call({ who: brand, method: 'POST', path: offer, body: { amount: 18_000, ...terms } });
  await call({ who: creator, method: 'PUT', path, body: { status: 'accepted' } });
  const fund = { application_id: application };
  const { payment_id } = await call({ who: brand, method: 'POST', path: `/campaign/${id}/fund`, body: fund });
  const order = `/sandbox/gateway/orders/${payment_id}`;
  await call({ who: brand, method: 'POST', path: order, body: { outcome: 'pay' } });
  return String(id);
}
