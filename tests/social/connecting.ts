import type { ApiReply, TestApp } from '../app.ts';
import type { Member } from '../members.ts';

export type Platform = 'instagram' | 'facebook' | 'youtube';

/** Accounts of the sandbox, one per platform. */
export const known = {
  instagram: { account: '17841400000000001', handle: 'nila.sandbox' },
  facebook: { account: '20000000000001', handle: 'sandboxcooks' },
  youtube: { account: 'UCsandboxSpiceRoute00001', handle: 'sandboxspice' },
} as const;

export interface Account {
  id: string;
  platform: string;
  handle: string;
  followers: number;
  source: string;
  as_of: string;
  engagement_rate: number | null;
  connection: {
    health: string;
    last_synced_at: string | null;
    problem: string | null;
    refresh_at: string | null;
    next_sync_at: string | null;
    followers_hidden: boolean;
  } | null;
}

/** Authorization URL on this test's address. */
export async function begin(app: TestApp, member: Member, platform: Platform): Promise<URL> {
  const { body } = await app.api(`GET /${platform}/connect`, { token: member.token });
  const { authorize_url } = body.data as { authorize_url: string };
  return new URL(authorize_url);
}

interface Choice {
  account?: string;
  /** Scope not granted. */
  without?: string;
}

/** Presses a button on the provider's page; returns the callback's parameters. */
export async function consent(app: TestApp, address: URL, { account, without }: Choice): Promise<URLSearchParams> {
  const form = new URLSearchParams(address.search);
  form.set('account', account ?? '');
  if (without) form.set(`without:${without}`, '1');
  const reply = await fetch(app.url + address.pathname, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(reply.headers.get('location') ?? '').searchParams;
}

export function finish(app: TestApp, member: Member, platform: Platform, answer: URLSearchParams): Promise<ApiReply> {
  const body = { code: answer.get('code') ?? '', state: answer.get('state') ?? '' };
  return app.api(`POST /${platform}/connect`, { token: member.token, body });
}

/** Complete connection: begin, consent, callback. */
export async function connect(
  app: TestApp,
  member: Member,
  platform: Platform,
  choice: Choice = known[platform],
): Promise<ApiReply> {
  return finish(app, member, platform, await consent(app, await begin(app, member, platform), choice));
}

export async function accountsOf(app: TestApp, member: Member): Promise<Account[]> {
  return (await app.api(`GET /user/social/accounts/${member.id}`, { token: member.token })).body.data as Account[];
}

/** Sets or clears a provider's fault. */
export async function letFail(app: TestApp, platform: Platform, fault: string, retry_after = '120'): Promise<void> {
  await control(app, `${platform}/fault`, { fault, retry_after });
}

export async function control(app: TestApp, path: string, body: Record<string, string>): Promise<Response> {
  return fetch(`${app.url}/sandbox/social/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
