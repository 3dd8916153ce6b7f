import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readQuery } from '../consent.ts';
import { graphError, graphPage, refuseCursor, refuseFields, refuseScope } from './asking.ts';
import { redeemCode, serveConsenting } from './consenting.ts';
import { audienceOf, grown, newestPosts, type Post, storyOf } from './figures.ts';
import { letGoWrong } from './mishaps.ts';
import { type InstagramAccount, instagramAccounts } from './people.ts';
import { pictureOf } from './pictures.ts';
import type { World } from './world.ts';

const hour = 3600;
const sixtyDays = 60 * 24 * hour;
const appSecret = 'sandbox-instagram-secret';

/** A double of the Instagram API with Instagram Login: consent, tokens, the account, its media, stories and their insights. */
export function serveInstagram(app: FastifyInstance, { world, publicUrl }: { world: World; publicUrl: string }): void {
  serveConsenting(app, {
    world,
    platform: 'instagram',
    publicUrl,
    path: '/instagram/oauth/authorize',
    title: 'Continue with Instagram',
    choices: instagramAccounts.map(({ id, username, type, followers }) => ({
      id,
      name: username,
      about: `${type === 'PERSONAL' ? 'Personal' : 'Professional'} account, ${followers} followers`,
    })),
    wanted: {
      instagram_business_basic: 'profile and media',
      instagram_business_manage_insights: 'insights',
    },
    separator: ',',
    declined: {
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'The user denied your request.',
    },
    mark: '#_',
  });
  app.register(async (calls) => {
    const refusals = {
      rateLimited: graphError('Application request limit reached', 4),
      error: graphError('An unknown error has occurred.', 1),
    };
    letGoWrong(calls, { world, platform: 'instagram', refusals });
    serveTokens(calls, world);
    serveAccount(calls, world);
  });
}

function serveTokens(app: FastifyInstance, world: World): void {
  app.post('/instagram/oauth/access_token', async (request, reply) => {
    const form = readQuery(request.body);
    const consent = form.client_secret === appSecret ? redeemCode(world, 'instagram', form) : undefined;
    if (!consent) {
      const error_message = 'This authorization code has been used';
      return reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message });
    }
    const { account, scopes } = consent;
    const access_token = world.addToken({ platform: 'instagram', account, kind: 'short', scopes, seconds: hour });
    return { access_token, user_id: account, permissions: scopes };
  });

  const prolong = (account: string, scopes: string[]) => ({
    access_token: world.addToken({ platform: 'instagram', account, kind: 'long', scopes, seconds: sixtyDays }),
    token_type: 'bearer',
    expires_in: sixtyDays,
  });

  app.get('/instagram/graph/access_token', async (request, reply) => {
    const { access_token, client_secret, grant_type } = readQuery(request.query);
    const token = world.readToken('instagram', access_token);
    if (typeof token === 'string') return refuseToken(reply, token);
    const isGood = token.kind === 'short' && grant_type === 'ig_exchange_token' && client_secret === appSecret;
    if (!isGood) return reply.code(400).send(graphError('Unsupported request', 100));
    return prolong(token.account, token.scopes);
  });

  app.get('/instagram/graph/refresh_access_token', async (request, reply) => {
    const token = world.readToken('instagram', readQuery(request.query).access_token);
    if (typeof token === 'string') return refuseToken(reply, token);
    if (token.kind !== 'long' || world.now() - token.made < 24 * hour * 1000) {
      return reply.code(400).send(graphError('The access token is not yet a day old', 10));
    }
    return prolong(token.account, token.scopes);
  });

  app.delete('/instagram/graph/v23.0/me/permissions', async (request, reply) => {
    const token = world.readToken('instagram', readQuery(request.query).access_token);
    if (typeof token === 'string') return refuseToken(reply, token);
    world.revoke('instagram', token.account);
    return { success: true };
  });
}

function refuseToken(reply: FastifyReply, fault: 'expired' | 'bad') {
  const message =
    fault === 'expired'
      ? 'Error validating access token: Session has expired'
      : 'Error validating access token: The user has not authorized application';
  return reply.code(400).send(graphError(message, 190, fault === 'expired' ? 463 : 458));
}

const basic = 'instagram_business_basic';
const user = { type: 'IGUser', known: ['id', 'user_id', 'username', 'account_type', 'followers_count', 'media_count'] };
const media = {
  type: 'IGMedia',
  known: [
    ...['id', 'caption', 'media_type', 'media_product_type', 'media_url', 'thumbnail_url', 'permalink', 'timestamp'],
    ...['like_count', 'comments_count'],
  ],
};

function serveAccount(app: FastifyInstance, world: World): void {
  const find = (id: string) => instagramAccounts.find((account) => account.id === id);
  /** The account of a token that has the scope; undefined once a refusal was sent. */
  const open = (request: FastifyRequest, reply: FastifyReply, scope: string) => {
    const token = world.readToken('instagram', readQuery(request.query).access_token);
    if (typeof token === 'string') {
      refuseToken(reply, token);
      return undefined;
    }
    const account = find(token.account);
    if (!account) refuseToken(reply, 'bad');
    return account && !refuseScope(reply, token, scope) ? account : undefined;
  };

  app.get('/instagram/graph/v23.0/me', async (request, reply) => {
    const account = open(request, reply, basic);
    if (!account || refuseFields(reply, readQuery(request.query).fields, user)) return reply;
    const { id, scoped, username, type: account_type } = account;
    const followers_count = grown(account.followers, id, world.now());
    return { id: scoped, user_id: id, username, account_type, followers_count, media_count: account.posts };
  });

  app.get<{ Params: { id: string } }>('/instagram/graph/v23.0/:id/media', async (request, reply) => {
    const account = open(request, reply, basic);
    if (!account || refuseFields(reply, readQuery(request.query).fields, media)) return reply;
    const posts = await graphPage(request, postsOf(account, world), (post, at) =>
      viewMedia(account, post, pictureOf(request, 'instagram', { name: mediaId(account, post), at })),
    );
    return posts ?? refuseCursor(reply);
  });

  app.get<{ Params: { id: string } }>('/instagram/graph/v23.0/:id/stories', async (request, reply) => {
    const account = open(request, reply, basic);
    if (!account || refuseFields(reply, readQuery(request.query).fields, media)) return reply;
    const stories = storiesOf(account, world);
    return { data: stories.map((story) => viewMedia(account, story, pictureFor(request, account, story))) };
  });

  app.get<{ Params: { id: string } }>('/instagram/graph/v23.0/:id', async (request, reply) => {
    const account = open(request, reply, basic);
    if (!account || refuseFields(reply, readQuery(request.query).fields, media)) return reply;
    const { id } = request.params;
    const post = mediaOf(account, world).find((each) => mediaId(account, each) === id);
    if (post) return viewMedia(account, post, pictureFor(request, account, post));
    const message = `Unsupported get request. Object with ID '${id}' does not exist`;
    return reply.code(400).send(graphError(message, 100, 33));
  });

  app.get<{ Params: { id: string } }>('/instagram/graph/v23.0/:id/insights', async (request, reply) => {
    const account = open(request, reply, 'instagram_business_manage_insights');
    if (!account) return reply;
    // Accounts below 100 followers, and very recent media, have no insights: an empty set.
    if (account.followers < 100 || world.fault('instagram').fault === 'gaps') return { data: [] };
    const { metric = '', breakdown } = readQuery(request.query);
    if (request.params.id !== account.id) return mediaInsights(account, request.params.id, world, metric);
    const followers = grown(account.followers, account.id, world.now());
    if (metric === 'follower_demographics') return { data: [demographics(account.id, followers, breakdown)] };
    const totals: Record<string, number> = { reach: followers * 3, views: followers * 5 };
    return {
      data: metric.split(',').map((name) => ({ name, period: 'day', total_value: { value: totals[name] ?? 0 } })),
    };
  });
}

const isShown = (account: InstagramAccount, world: World) => (post: Post) => world.isShown(linkTo(account, post));
const postsOf = (account: InstagramAccount, world: World) =>
  newestPosts({ id: account.id, followers: account.followers, count: account.posts, now: world.now() }).filter(
    isShown(account, world),
  );
const storiesOf = (account: InstagramAccount, world: World) =>
  [storyOf({ id: account.id, followers: account.followers, now: world.now() })].filter(isShown(account, world));
const mediaOf = (account: InstagramAccount, world: World) => [...storiesOf(account, world), ...postsOf(account, world)];
const linkTo = (account: InstagramAccount, post: Post) =>
  post.isStory
    ? `https://www.instagram.com/stories/${account.username}/${mediaId(account, post)}/`
    : `https://www.instagram.com/p/S${post.number}/`;
const mediaId = (account: InstagramAccount, { number, isStory }: Post) =>
  `${isStory ? 180 : 179}${account.id.slice(-4)}${String(number).padStart(8, '0')}`;
const pictureFor = (request: FastifyRequest, account: InstagramAccount, post: Post) =>
  pictureOf(request, 'instagram', { name: mediaId(account, post), at: 0 });

function viewMedia(account: InstagramAccount, post: Post, picture: string | undefined) {
  const isReel = post.number % 3 !== 0;
  return {
    id: mediaId(account, post),
    caption: `Number ${post.number} from our kitchen #ad`,
    media_type: isReel ? 'VIDEO' : 'IMAGE',
    media_product_type: post.isStory ? 'STORY' : isReel ? 'REELS' : 'FEED',
    ...(picture ? { media_url: picture } : {}),
    ...(picture && isReel ? { thumbnail_url: picture } : {}),
    permalink: linkTo(account, post),
    timestamp: new Date(post.at)
      .toISOString()
      .replace('.000Z', '+0000')
      .replace(/\.\d{3}Z$/, '+0000'),
    ...(post.isStory ? {} : { like_count: post.likes, comments_count: post.comments }),
  };
}

function mediaInsights(account: InstagramAccount, id: string, world: World, metric: string) {
  const post = mediaOf(account, world).find((each) => mediaId(account, each) === id);
  if (!post) return { data: [] };
  const { views, reach, likes, comments, shares, saves } = post;
  const figures: Record<string, number> = { views, reach, likes, comments, shares, saved: saves };
  return {
    data: metric
      .split(',')
      .flatMap((name) =>
        figures[name] === undefined ? [] : [{ name, period: 'lifetime', values: [{ value: figures[name] }] }],
      ),
  };
}

function demographics(id: string, followers: number, breakdown: string | undefined) {
  const parts = audienceOf(id, followers)[breakdown as 'age'] ?? [];
  const results = parts.map(([name, value]) => ({ dimension_values: [name], value }));
  const breakdowns = [{ dimension_keys: [breakdown], results }];
  return { name: 'follower_demographics', period: 'lifetime', total_value: { breakdowns } };
}
