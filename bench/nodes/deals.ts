import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Deliverable } from '../../contract/work/deliverables.ts';
import type { Escrow } from '../../contract/work/escrow.ts';
import { campaignBody } from '../../tests/campaigns/campaign-body.ts';
import { makeToken } from '../../tests/makers/account.ts';
import { makeBrand } from '../../tests/makers/brand.ts';
import { makeInfluencer } from '../../tests/makers/influencer.ts';
import type { Somebody } from '../faults/world.ts';
import type { Balanced } from './balanced.ts';
import type { Cluster, Node } from './cluster.ts';

const run = promisify(execFile);
/** Seconds until a payment or release has to be seen. */
const patience = 60;

interface Sides {
  brand: Somebody;
  creator: Somebody;
}

/** An agreement whose payment the gateway acknowledged. */
export interface Funded extends Sides {
  campaign: string;
  application: string;
}

export async function makeSides({ context }: Cluster): Promise<Sides> {
  const signIn = async ({ id }: { id: number }) => ({ id: String(id), token: await makeToken(context, { id }) });
  const { db } = context;
  return { brand: await signIn(await makeBrand(db)), creator: await signIn(await makeInfluencer(db)) };
}

/** The calls of an agreement from the campaign to the release, each to any node. */
export function makeDeals(balanced: Balanced) {
  async function call<T>({ token }: Somebody, name: string, body?: object): Promise<T> {
    const [method = '', path] = name.split(' ');
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    };
    const reply = await balanced.send(`/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply?.text();
    if (!reply?.ok) throw new Error(`${name}: ${reply?.status ?? 'no answer'} ${text ?? ''}`);
    return (JSON.parse(text ?? '') as { data: T }).data;
  }

  async function waitFor(who: Somebody, application: string, status: Escrow['status']): Promise<void> {
    for (let tries = 0; tries < patience * 4; tries += 1) {
      const escrow = await call<Escrow>(who, `GET /campaign/applications/${application}/escrow`).catch(() => null);
      if (escrow?.status === status) return;
      await delay(250);
    }
    throw new Error(`The money of ${application} is not ${status} after ${patience} s`);
  }

  /** Agrees on a reel for ₹18,000 and pays it at the gateway beside a node; the webhook tells that node. */
  async function fund({ brand, creator }: Sides, { machine, url }: Node): Promise<Funded> {
    const wanted = campaignBody({ content: [{ type: 'reel', quantity: 1 }] });
    const campaign = await call<{ id: string }>(brand, 'POST /campaign/add', wanted);
    const applied = { campaign_id: campaign.id, message: 'I roast at home.', quote: 18_000 };
    const { id } = await call<{ id: string }>(creator, 'POST /campaign/apply_campaign', applied);
    const move = (who: Somebody, status: string) =>
      call(who, `PUT /campaign/update_user_applied_status/${id}`, { status, confirm: true });
    await move(brand, 'shortlisted');
    await move(brand, 'offered');
    await move(creator, 'accepted');
    const reply = await fetch(`${url}/api/campaign/${campaign.id}/fund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${brand.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ application_id: id }),
    });
    if (!reply.ok) throw new Error(`The payment cannot begin: ${reply.status} ${await reply.text()}`);
    const { payment_id } = await call<Escrow>(brand, `GET /campaign/applications/${id}/escrow`);
    const [command = '', ...prefix] = machine.prefix;
    const order = `http://127.0.0.1:3000/sandbox/gateway/orders/${payment_id}`;
    const json = ['-H', 'content-type: application/json', '-d', '{"outcome":"pay"}'];
    await run(command, [...prefix, 'curl', '-sSf', '-X', 'POST', ...json, order]);
    return { brand, creator, campaign: campaign.id, application: id };
  }

  /** Hands the work in, approves it and sees it published, which pays it out. */
  async function finish({ brand, creator, campaign, application }: Funded): Promise<void> {
    await waitFor(brand, application, 'held');
    await call(creator, `POST /campaign/${campaign}/deliverables`, {
      application_id: application,
      url: 'https://www.instagram.com/reel/C1',
      caption: '#ad My monsoon brew, made at home on a wet evening.',
      disclosure_shown: { picture: true, spoken: true },
    });
    for (const { id } of await call<Deliverable[]>(brand, `GET /campaign/${campaign}/deliverables`)) {
      const set = (who: Somebody, status: string) => call(who, `PUT /campaign/deliverables/${id}`, { status });
      await set(brand, 'approved');
      await set(creator, 'published');
      await set(brand, 'published');
    }
    await waitFor(creator, application, 'released');
  }

  /** Whether the payment arrived. */
  const isHeld = ({ brand, application }: Funded) =>
    waitFor(brand, application, 'held').then(
      () => true,
      () => false,
    );

  return { fund, finish, isHeld };
}
