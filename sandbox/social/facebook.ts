import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readQuery } from '../consent.ts';
import { graphError, graphPage, refuseCursor, refuseFields, refuseScope } from './asking.ts';
import { redeemCode, serveConsenting } from './consenting.ts';
import { grown, newestPosts, type Post } from './figures.ts';
import { letGoWrong } from './mishaps.ts';
import { type FacebookPage, facebookPages, facebookPeople } from './people.ts';
import { pictureOf } from './pictures.ts';
import type { World } from './world.ts';

const hour = 3600;
const sixtyDays = 60 * 24 * hour;
const ninetyDays = 90 * 24 * hour;
/** Lifetime of a Page's token, which practically does not expire. */
const forLong = 10 * 365 * 24 * hour;
const app = { id: 'sandbox-facebook-app', secret: 'sandbox-facebook-secret' };
const graph = '/facebook-pages/graph/v23.0';

/** A double of Facebook Login for Pages: dialog, tokens, the Pages a person manages, their figures and posts. */
export function serveFacebookPages(
  calls: FastifyInstance,
  { world, publicUrl }: { world: World; publicUrl: string },
): void {
  serveConsenting(calls, {
    world,
    platform: 'facebook',
    publicUrl,
    path: '/facebook-pages/dialog/oauth',
    title: 'Continue with Facebook',
    choices: facebookPeople.map(({ id, name, pages }) => ({
      id,
      name,
      about: pages.map(nameOf).join(', ') || 'Manages no Page',
    })),
    wanted: {
      pages_show_list: 'the Pages you manage',
      pages_read_engagement: 'their posts',
      read_insights: 'their insights',
    },
    separator: ',',
    declined: { error: 'access_denied', error_code: '200', error_reason: 'user_denied' },
  });
  calls.register(async (own) => {
    const refusals = {
      rateLimited: graphError('(#4) Application request limit reached', 4),
      error: graphError('An unexpected error has occurred. Please retry your request later.', 2),
    };
    letGoWrong(own, { world, platform: 'facebook', refusals });
    serveTokens(own, world);
    servePages(own, world);
  });
}

const nameOf = (id: string) => facebookPages.find((page) => page.id === id)?.name ?? id;

function refuseToken(reply: FastifyReply, fault: 'expired' | 'bad') {
  const message = 'Error validating access token';
  return reply.code(400).send(graphError(message, 190, fault === 'expired' ? 463 : 458));
}

function serveTokens(calls: FastifyInstance, world: World): void {
  calls.get(`${graph}/oauth/access_token`, async (request, reply) => {
    const query = readQuery(request.query);
    if (query.client_id !== app.id || query.client_secret !== app.secret) {
      return reply.code(400).send(graphError('Error validating client secret.', 1));
    }
    const give = (account: string, scopes: string[], kind: 'short' | 'long', seconds: number) => ({
      access_token: world.addToken({ platform: 'facebook', account, kind, scopes, seconds }),
      token_type: 'bearer',
      expires_in: seconds,
    });
    if (query.grant_type === 'fb_exchange_token') {
      const token = world.readToken('facebook', query.fb_exchange_token);
      if (typeof token === 'string') return refuseToken(reply, token);
      return give(token.account, token.scopes, 'long', sixtyDays);
    }
    const consent = redeemCode(world, 'facebook', query);
    if (!consent) return reply.code(400).send(graphError('This authorization code has been used.', 100));
    return give(consent.account, consent.scopes, 'short', hour);
  });

  calls.get(`${graph}/debug_token`, async (request, reply) => {
    const { input_token, access_token } = readQuery(request.query);
    if (access_token !== `${app.id}|${app.secret}`)
      return reply.code(400).send(graphError('Invalid OAuth token.', 190));
    const token = world.readToken('facebook', input_token);
    if (typeof token === 'string') return { data: { app_id: app.id, is_valid: false, scopes: [] } };
    return {
      data: {
        app_id: app.id,
        type: 'USER',
        application: 'Sandbox',
        is_valid: true,
        user_id: token.account,
        scopes: token.scopes,
        expires_at: Math.floor(token.ends / 1000),
        data_access_expires_at: Math.floor(token.made / 1000) + ninetyDays,
      },
    };
  });

  calls.delete(`${graph}/me/permissions`, async (request, reply) => {
    const token = world.readToken('facebook', readQuery(request.query).access_token);
    if (typeof token === 'string') return refuseToken(reply, token);
    world.revoke('facebook', token.account);
    return { success: true };
  });
}

const pageObject = {
  type: 'Page',
  known: ['id', 'name', 'username', 'access_token', 'followers_count', 'fan_count'],
};
const postObject = {
  type: 'Post',
  known: [
    ...['id', 'message', 'created_time', 'permalink_url', 'status_type', 'full_picture'],
    ...['shares', 'comments', 'reactions', 'insights'],
  ],
};

function servePages(calls: FastifyInstance, world: World): void {
  calls.get(`${graph}/me/accounts`, async (request, reply) => {
    const { access_token, fields } = readQuery(request.query);
    const token = world.readToken('facebook', access_token);
    if (typeof token === 'string') return refuseToken(reply, token);
    if (refuseScope(reply, token, 'pages_show_list') || refuseFields(reply, fields, pageObject)) return reply;
    const person = facebookPeople.find(({ id }) => id === token.account);
    const own = facebookPages.filter(({ id }) => person?.pages.some((page) => page === id));
    const { account, scopes } = token;
    const pages = await graphPage(request, own, ({ id, name, username }) => ({
      id,
      name,
      ...(username ? { username } : {}),
      access_token: world.addToken({ platform: 'facebook', account, kind: 'page', scopes, seconds: forLong }),
    }));
    return pages ?? refuseCursor(reply);
  });

  /** The Page of a token that has the scope; undefined once a refusal was sent. */
  const open = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply, scope: string) => {
    const token = world.readToken('facebook', readQuery(request.query).access_token);
    if (typeof token === 'string') {
      refuseToken(reply, token);
      return undefined;
    }
    const page = facebookPages.find(({ id }) => id === request.params.id);
    if (!page) refuseToken(reply, 'bad');
    return page && !refuseScope(reply, token, scope) ? page : undefined;
  };

  calls.get<{ Params: { id: string } }>(`${graph}/:id`, async (request, reply) => {
    const page = open(request, reply, 'pages_show_list');
    if (!page || refuseFields(reply, readQuery(request.query).fields, pageObject)) return reply;
    const { id, name, username, followers } = page;
    const followers_count = grown(followers, id, world.now());
    return { id, name, ...(username ? { username } : {}), followers_count, fan_count: followers_count };
  });

  calls.get<{ Params: { id: string } }>(`${graph}/:id/insights`, async (request, reply) => {
    const page = open(request, reply, 'read_insights');
    if (!page) return reply;
    if (world.fault('facebook').fault === 'gaps') return { data: [], paging: {} };
    const { metric = '', period } = readQuery(request.query);
    const followers = grown(page.followers, page.id, world.now());
    const figures: Record<string, number> = {
      page_media_view: followers * 4,
      page_total_media_view_unique: followers * 2,
    };
    const end_time = new Date(world.now()).toISOString();
    return { data: metric.split(',').map((name) => ({ name, period, values: [{ value: figures[name], end_time }] })) };
  });

  calls.get<{ Params: { id: string } }>(`${graph}/:id/posts`, async (request, reply) => {
    const page = open(request, reply, 'pages_read_engagement');
    if (!page || refuseFields(reply, readQuery(request.query).fields, postObject)) return reply;
    const hasInsights = world.fault('facebook').fault !== 'gaps';
    const { id, followers } = page;
    const posts = newestPosts({ id, followers, count: 30, now: world.now() }).filter((post) =>
      world.isShown(linkTo(page, post)),
    );
    const shown = await graphPage(request, posts, (post, at) => {
      const full_picture = pictureOf(request, 'facebook', { name: `${id}-${post.number}`, at });
      return { ...viewPost(page, post, hasInsights), ...(full_picture ? { full_picture } : {}) };
    });
    return shown ?? refuseCursor(reply);
  });
}

const linkTo = ({ id }: FacebookPage, { number }: Post) => `https://www.facebook.com/${id}/posts/${number}`;

function viewPost(page: FacebookPage, post: Post, hasInsights: boolean) {
  const counted = (total_count: number) => ({ data: [], summary: { total_count } });
  const figure = (name: string, value: number) => ({ name, period: 'lifetime', values: [{ value }] });
  return {
    id: `${page.id}_${post.number}`,
    message: `Number ${post.number} from ${page.name}`,
    created_time: new Date(post.at).toISOString().replace(/\.\d{3}Z$/, '+0000'),
    permalink_url: linkTo(page, post),
    status_type: post.number % 2 === 0 ? 'added_video' : 'added_photos',
    ...(post.shares > 0 ? { shares: { count: post.shares } } : {}),
    comments: counted(post.comments),
    reactions: counted(post.likes),
    insights: {
      data: hasInsights
        ? [figure('post_media_view', post.views), figure('post_total_media_view_unique', post.reach)]
        : [],
    },
  };
}
