import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readQuery } from '../consent.ts';
import { googlePage } from './asking.ts';
import { redeemCode, serveConsenting } from './consenting.ts';
import { audienceOf, grown, newestPosts, type Post } from './figures.ts';
import { letGoWrong } from './mishaps.ts';
import { type YoutubeChannel, youtubeChannels } from './people.ts';
import { pictureOf } from './pictures.ts';
import type { World } from './world.ts';

const hour = 3600;
const forLong = 10 * 365 * 24 * hour;
const client = { id: 'sandbox-google-client', secret: 'sandbox-google-secret' };

/** Doubles of Google's OAuth, the YouTube Data API and YouTube Analytics. */
export function serveYoutube(app: FastifyInstance, { world, publicUrl }: { world: World; publicUrl: string }): void {
  serveConsenting(app, {
    world,
    platform: 'youtube',
    publicUrl,
    path: '/youtube/o/oauth2/v2/auth',
    title: 'Continue with Google',
    choices: youtubeChannels.map(({ id, title, handle, subscribers }) => ({
      id,
      name: title,
      about: handle
        ? `${handle}, ${subscribers === null ? 'subscribers hidden' : `${subscribers} subscribers`}`
        : 'No channel',
    })),
    wanted: {
      'https://www.googleapis.com/auth/youtube.readonly': 'your YouTube channel',
      'https://www.googleapis.com/auth/yt-analytics.readonly': 'its reports',
    },
    separator: ' ',
    declined: { error: 'access_denied' },
  });
  app.register(async (calls) => {
    const refusals = {
      rateLimited: googleError(429, 'rateLimitExceeded', 'Quota exceeded'),
      error: googleError(500, 'backendError', 'Internal error encountered.'),
    };
    letGoWrong(calls, { world, platform: 'youtube', refusals });
    serveTokens(calls, world);
    serveData(calls, world);
    serveReports(calls, world);
  });
}

function googleError(code: number, reason: string, message: string) {
  return { error: { code, message, errors: [{ message, domain: 'global', reason }] } };
}

function refuseToken(reply: FastifyReply) {
  return reply.code(401).send(googleError(401, 'authError', 'Invalid Credentials'));
}

function serveTokens(app: FastifyInstance, world: World): void {
  app.post('/youtube/oauth/token', async (request, reply) => {
    const form = readQuery(request.body);
    if (form.client_id !== client.id || form.client_secret !== client.secret) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const issue = (account: string, scopes: string[], kind: 'access' | 'refresh', seconds: number) =>
      world.addToken({ platform: 'youtube', account, kind, scopes, seconds });
    if (form.grant_type === 'refresh_token') {
      const token = world.readToken('youtube', form.refresh_token);
      if (typeof token === 'string' || token.kind !== 'refresh') return reply.code(400).send(invalidGrant);
      const access_token = issue(token.account, token.scopes, 'access', hour);
      return { access_token, expires_in: hour, scope: token.scopes.join(' '), token_type: 'Bearer' };
    }
    const consent = redeemCode(world, 'youtube', form);
    if (!consent) return reply.code(400).send(invalidGrant);
    const { account, scopes } = consent;
    return {
      access_token: issue(account, scopes, 'access', hour),
      expires_in: hour,
      refresh_token: issue(account, scopes, 'refresh', forLong),
      scope: scopes.join(' '),
      token_type: 'Bearer',
    };
  });

  app.post('/youtube/oauth/revoke', async (request, reply) => {
    const token = world.readToken('youtube', readQuery(request.body).token);
    if (typeof token === 'string') return reply.code(400).send({ error: 'invalid_token' });
    world.revoke('youtube', token.account);
    return {};
  });
}

const invalidGrant = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };

const readonly = 'https://www.googleapis.com/auth/youtube.readonly';
const analytics = 'https://www.googleapis.com/auth/yt-analytics.readonly';

interface Opening {
  world: World;
  scope: string;
  /** Parts that the resource has. */
  parts?: readonly string[];
}

/** The channel of a token that has the scope; undefined once a refusal was sent. */
function openChannel(
  request: FastifyRequest,
  reply: FastifyReply,
  { world, scope, parts }: Opening,
): YoutubeChannel | undefined {
  const token = world.readToken('youtube', request.headers.authorization?.replace(/^Bearer /, ''));
  const channel =
    typeof token === 'string' || token.kind !== 'access'
      ? undefined
      : youtubeChannels.find(({ id }) => id === token.account);
  if (!channel || typeof token === 'string') {
    refuseToken(reply);
    return undefined;
  }
  if (!token.scopes.includes(scope)) {
    const message = 'Request had insufficient authentication scopes.';
    reply.code(403).send(googleError(403, 'insufficientPermissions', message));
    return undefined;
  }
  const unknown =
    parts &&
    readQuery(request.query)
      .part?.split(',')
      .find((part) => !parts.includes(part));
  if (unknown !== undefined) {
    reply.code(400).send(googleError(400, 'unknownPart', `'${unknown}'`));
    return undefined;
  }
  return channel;
}

const postsOf = (channel: YoutubeChannel, world: World) => {
  const { id, subscribers, videos } = channel;
  return newestPosts({ id, followers: subscribers ?? 5_000, count: videos, now: world.now() }).filter((post) =>
    world.isShown(`https://www.youtube.com/watch?v=${videoId(channel, post)}`),
  );
};
const videoId = ({ id }: YoutubeChannel, { number }: Post) => `${id.slice(9, 13)}${String(number).padStart(7, '0')}`;

/** Rounds subscribers as YouTube does: to three significant digits, downwards. */
function roundToThree(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 3);
  return Math.floor(count / step) * step;
}

function serveData(app: FastifyInstance, world: World): void {
  app.get('/youtube/youtube/v3/channels', async (request, reply) => {
    const channel = openChannel(request, reply, {
      world,
      scope: readonly,
      parts: ['id', 'snippet', 'statistics', 'contentDetails'],
    });
    if (!channel) return reply;
    const kind = 'youtube#channelListResponse';
    if (channel.id === 'none') return { kind, pageInfo: { totalResults: 0, resultsPerPage: 5 } };
    const { id, title, handle, subscribers, videos } = channel;
    const counted = subscribers === null ? 0 : roundToThree(grown(subscribers, id, world.now()));
    const statistics = {
      viewCount: String(videos * 41_000),
      subscriberCount: String(counted),
      hiddenSubscriberCount: subscribers === null,
      videoCount: String(videos),
    };
    const contentDetails = { relatedPlaylists: { likes: '', uploads: id.replace(/^UC/, 'UU') } };
    return {
      kind,
      items: [{ kind: 'youtube#channel', id, snippet: { title, customUrl: handle }, statistics, contentDetails }],
    };
  });

  app.get('/youtube/youtube/v3/playlistItems', async (request, reply) => {
    const channel = openChannel(request, reply, {
      world,
      scope: readonly,
      parts: ['id', 'snippet', 'contentDetails', 'status'],
    });
    if (!channel) return reply;
    const page = googlePage(request, postsOf(channel, world));
    if (!page) return reply.code(400).send(googleError(400, 'invalidPageToken', 'The page token is not valid.'));
    return {
      kind: 'youtube#playlistItemListResponse',
      ...page.head,
      items: page.items.map((post) => ({ contentDetails: { videoId: videoId(channel, post) } })),
    };
  });

  app.get('/youtube/youtube/v3/videos', async (request, reply) => {
    const channel = openChannel(request, reply, {
      world,
      scope: readonly,
      parts: ['id', 'snippet', 'statistics', 'contentDetails', 'liveStreamingDetails', 'status'],
    });
    if (!channel) return reply;
    const wanted = (readQuery(request.query).id ?? '').split(',');
    const found = postsOf(channel, world).filter((post) => wanted.includes(videoId(channel, post)));
    return {
      kind: 'youtube#videoListResponse',
      items: found.map((post, at) =>
        viewVideo(channel, post, pictureOf(request, 'youtube', { name: videoId(channel, post), at })),
      ),
    };
  });
}

function viewVideo(channel: YoutubeChannel, post: Post, picture: string | undefined) {
  return {
    kind: 'youtube#video',
    id: videoId(channel, post),
    snippet: {
      title: `Episode ${post.number}`,
      publishedAt: new Date(post.at).toISOString(),
      ...(picture ? { thumbnails: { high: { url: picture, width: 480, height: 360 } } } : {}),
    },
    contentDetails: { duration: post.number % 3 === 0 ? 'PT45S' : `PT${8 + (post.number % 7)}M12S` },
    statistics: {
      viewCount: String(post.views),
      likeCount: String(post.likes),
      // Without a count where comments are disabled.
      ...(post.number % 11 === 0 ? {} : { commentCount: String(post.comments) }),
    },
  };
}

function serveReports(app: FastifyInstance, world: World): void {
  app.get('/youtube/analytics/v2/reports', async (request, reply) => {
    const channel = openChannel(request, reply, { world, scope: analytics });
    if (!channel) return reply;
    const { dimensions, metrics = '' } = readQuery(request.query);
    const names = [...(dimensions?.split(',') ?? []), ...metrics.split(',')];
    const head = { kind: 'youtubeAnalytics#resultTable', columnHeaders: names.map((name) => ({ name })) };
    if (world.fault('youtube').fault === 'gaps') return { ...head, rows: [] };
    const { age, gender, country } = audienceOf(channel.id, 10_000);
    if (dimensions === 'country') return { ...head, rows: country };
    if (dimensions === undefined) return { ...head, rows: [[channel.videos * 1_900]] };
    const sexes = gender.map(
      ([name, value]) => [name === 'F' ? 'female' : name === 'M' ? 'male' : 'user_specified', value] as const,
    );
    const rows = age.flatMap(([band, share]) =>
      sexes.map(([sex, value]) => [`age${band}`, sex, Math.round((share * value) / 100_000) / 10]),
    );
    return { ...head, rows };
  });
}
