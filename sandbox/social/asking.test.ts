import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFacebookPages } from './facebook.ts';
import { serveInstagram } from './instagram.ts';
import { createWorld, type Platform } from './world.ts';
import { serveYoutube } from './youtube.ts';

const world = createWorld('test');
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const options = { world, publicUrl: 'http://127.0.0.1' };
  serveInstagram(app, options);
  serveFacebookPages(app, options);
  serveYoutube(app, options);
  await app.ready();
});
afterAll(() => app.close());

const google = 'https://www.googleapis.com/auth';
const cases = {
  instagram: {
    account: '17841400000000001',
    kind: 'long',
    list: '/instagram/graph/v23.0/17841400000000001/media',
    size: 'limit',
    cursor: 'after',
    fields: 'fields',
    known: 'id,caption',
    scopes: ['instagram_business_basic', 'instagram_business_manage_insights'],
    count: 64,
  },
  facebook: {
    account: '20000000000001',
    kind: 'page',
    list: '/facebook-pages/graph/v23.0/310000000000001/posts',
    size: 'limit',
    cursor: 'after',
    fields: 'fields',
    known: 'id,comments.limit(0).summary(total_count),insights.metric(post_media_view,post_total_media_view_unique)',
    scopes: ['pages_read_engagement', 'pages_show_list', 'read_insights'],
    count: 30,
  },
  youtube: {
    account: 'UCsandboxSpiceRoute00001',
    kind: 'access',
    list: '/youtube/youtube/v3/playlistItems',
    size: 'maxResults',
    cursor: 'pageToken',
    fields: 'part',
    known: 'contentDetails',
    scopes: [`${google}/youtube.readonly`, `${google}/yt-analytics.readonly`],
    count: 52,
  },
} as const;

interface Reply {
  data?: { id: string }[];
  items?: { contentDetails: { videoId: string } }[];
  paging?: { cursors?: { before: string; after: string }; next?: string };
  nextPageToken?: string;
  error?: { code: number; error_subcode?: number; errors?: { reason: string }[] };
}

interface Asked {
  query?: Record<string, string>;
  scopes?: readonly string[];
  seconds?: number;
}

async function ask(platform: Platform, { query = {}, scopes, seconds = 3_600 }: Asked) {
  const { account, kind, list, fields, known, scopes: usual } = cases[platform];
  const token = world.addToken({ platform, account, kind, scopes: [...(scopes ?? usual)], seconds });
  const asked = new URLSearchParams({ [fields]: known, ...query });
  if (platform !== 'youtube') asked.set('access_token', token);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.inject({ url: `${list}?${asked}`, headers });
  return { status: reply.statusCode, body: reply.json<Reply>() };
}

describe.each(Object.keys(cases) as Platform[])('the double of %s', (platform) => {
  const { size, cursor, fields, count, scopes } = cases[platform];
  const graph = platform !== 'youtube';

  it('pages through a list by cursor, with fewer items a page than were asked for', async () => {
    const ids: string[] = [];
    let place: string | undefined;
    do {
      const query = { [size]: '50', ...(place === undefined ? {} : { [cursor]: place }) };
      const { status, body } = await ask(platform, { query });
      expect(status).toBe(200);
      const page = body.data?.map(({ id }) => id) ?? body.items?.map(({ contentDetails }) => contentDetails.videoId);
      expect(page?.length).toBeLessThanOrEqual(20);
      ids.push(...(page ?? []));
      place = graph ? body.paging?.next && body.paging.cursors?.after : body.nextPageToken;
    } while (place !== undefined);
    expect(new Set(ids).size).toBe(count);
  });

  it('refuses a cursor that it did not give', async () => {
    const { status, body } = await ask(platform, { query: { [cursor]: 'QVFIUm' } });
    expect(status).toBe(400);
    expect(graph ? body.error?.code : body.error?.errors?.[0]?.reason).toBe(graph ? 100 : 'invalidPageToken');
  });

  it('refuses fields that the thing does not have', async () => {
    const { status, body } = await ask(platform, { query: { [fields]: 'id,nickname' } });
    expect(status).toBe(400);
    expect(graph ? body.error?.code : body.error?.errors?.[0]?.reason).toBe(graph ? 100 : 'unknownPart');
  });

  it('refuses a token without the scope', async () => {
    const { status, body } = await ask(platform, { scopes: scopes.slice(1) });
    expect(status).toBe(403);
    expect(graph ? body.error?.code : body.error?.errors?.[0]?.reason).toBe(graph ? 10 : 'insufficientPermissions');
  });

  it('refuses an expired token', async () => {
    const { status, body } = await ask(platform, { seconds: -1 });
    expect(status).toBe(graph ? 400 : 401);
    if (graph) expect(body.error).toMatchObject({ code: 190, error_subcode: 463 });
  });

  it('answers rate limits', async () => {
    world.setFault(platform, 'rate_limited', 30);
    expect((await ask(platform, {})).status).toBe(429);
    world.setFault(platform, 'none');
  });
});
