import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readQuery } from '../consent.ts';
import { facebookPages, facebookPeople, instagramAccounts, youtubeChannels } from './people.ts';
import { type Fault, faults, type Platform, platforms, type World } from './world.ts';

interface Options {
  world: World;
  /** URL of the product for a platform's callbacks: `https://…/api/social`. */
  callbackUrl: string;
}

const secrets: Record<string, string> = {
  instagram: 'sandbox-instagram-secret',
  facebook: 'sandbox-facebook-secret',
};

/** Manual controls: revoke access, request erasure, or make the provider fail. */
export function serveSocialControls(app: FastifyInstance, { world, callbackUrl }: Options): void {
  const refuse = (reason: string) => ({ result: false, code: 'BAD_INPUT', reason });

  app.post<{ Params: { platform: Platform } }>('/social/:platform/fault', async (request, reply) => {
    const { fault, retry_after } = readQuery(request.body);
    if (!platforms.includes(request.params.platform)) return reply.code(404).send(refuse('No such provider.'));
    if (!faults.includes(fault as Fault)) return reply.code(400).send(refuse(`Send a fault: ${faults.join(', ')}.`));
    world.setFault(request.params.platform, fault as Fault, Number(retry_after ?? 120));
    return answer(request, reply, { fault });
  });

  app.post<{ Params: { platform: Platform } }>('/social/:platform/revoke', async (request, reply) => {
    const account = findAccount(request.params.platform, readQuery(request.body).account);
    if (!account) return reply.code(404).send(refuse('The provider has no such account.'));
    world.revoke(request.params.platform, account);
    return answer(request, reply, { account });
  });

  app.post<{ Params: { act: string } }>('/social/posts/:act', async (request, reply) => {
    const { act } = request.params;
    if (act !== 'delete' && act !== 'restore') return reply.code(404).send(refuse('No such call.'));
    const { link = '' } = readQuery(request.body);
    if (!/^https:\/\/.{1,200}$/.test(link)) return reply.code(400).send(refuse('Send the link of a post.'));
    world.showPost(link, act === 'restore');
    return answer(request, reply, { link, shown: act === 'restore' });
  });

  app.post<{ Params: { platform: Platform; kind: string } }>('/social/:platform/:kind', async (request, reply) => {
    const { platform, kind } = request.params;
    const secret = secrets[platform];
    const account = findAccount(platform, readQuery(request.body).account);
    if (!secret || !['deauthorize', 'data-deletion'].includes(kind))
      return reply.code(404).send(refuse('No such call.'));
    if (!account) return reply.code(404).send(refuse('The provider has no such account.'));
    world.revoke(platform, account);
    const reached = await fetch(`${callbackUrl}/${platform}/${kind}`, {
      method: 'POST',
      body: new URLSearchParams({ signed_request: signRequest(personOf(platform, account), secret) }),
    });
    return answer(request, reply, { status: reached.status, answer: await reached.json() });
  });

  app.post('/social/clock', async (request, reply) => {
    world.advance(Number(readQuery(request.body).hours ?? 0) * 3_600_000);
    return answer(request, reply, { now: new Date(world.now()).toISOString() });
  });
}

/** Redirects forms back to the page; returns JSON to programs. */
function answer(
  request: { headers: Record<string, unknown> },
  reply: { redirect: (url: string, code: number) => unknown },
  data: object,
) {
  const isPage = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded');
  return isPage ? reply.redirect('/sandbox', 303) : { result: true, data };
}

/** Finds an account by its displayed name, or by the id of its manager. */
function findAccount(platform: Platform, name = ''): string | undefined {
  if (platform === 'instagram')
    return instagramAccounts.find((each) => [each.id, each.username].includes(name as never))?.id;
  if (platform === 'youtube') return youtubeChannels.find(({ id, handle }) => id === name || handle === `@${name}`)?.id;
  const page = facebookPages.find(({ id, username }) => id === name || username === name);
  return facebookPeople.find(({ id, pages }) => id === name || pages.some((each) => each === page?.id))?.id;
}

/** Id of a person towards one app, as used in Meta's callbacks. */
function personOf(platform: Platform, account: string): string {
  if (platform === 'facebook') return account;
  return instagramAccounts.find(({ id }) => id === account)?.scoped ?? account;
}

/** Meta's signed request: signature and payload in base64url, separated by a dot. */
function signRequest(user_id: string, secret: string): string {
  const content = {
    algorithm: 'HMAC-SHA256',
    issued_at: Math.floor(Date.now() / 1000),
    user_id,
    nonce: randomBytes(8).toString('hex'),
  };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
}
