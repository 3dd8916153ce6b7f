import * as z from 'zod/mini';
import { ask } from './ask.ts';
import { appSecretProof, figureOf, insights, judgeGraph } from './graph.ts';
import { askPages, graphPaging, nextOfGraph } from './pages.ts';
import type { AccountReading, MediaReading, ReadRequest } from './provider.ts';
import type { MetaSettings } from './settings.ts';
import { cleanCaption, cleanLink, count, handleText, moment, pictureLink, providerId } from './shapes.ts';

const postsRead = 60;

const total = z.object({ summary: z.optional(z.object({ total_count: z.optional(count) })) });
const page = z.object({ id: providerId, username: z.optional(handleText), followers_count: z.optional(count) });
const post = z.object({
  id: providerId,
  message: z.optional(z.string()),
  created_time: moment,
  permalink_url: z.optional(z.string()),
  status_type: z.optional(z.string()),
  full_picture: z.optional(z.string()),
  shares: z.optional(z.object({ count })),
  comments: z.optional(total),
  reactions: z.optional(total),
  insights: z.optional(insights),
});
const posts = z.object({ data: z.array(post), paging: graphPaging });

const postFields =
  'id,message,created_time,permalink_url,status_type,full_picture,shares,comments.limit(0).summary(total_count),reactions.limit(0).summary(total_count),insights.metric(post_media_view,post_total_media_view_unique)';

/** Reads a Page and its newest posts. Facebook no longer provides a Page's audience. */
export async function readPage(settings: MetaSettings, request: ReadRequest): Promise<AccountReading> {
  const { providerUserId: id, accessToken } = request;
  const proof = { access_token: accessToken, appsecret_proof: appSecretProof(settings.appSecret, accessToken) };
  const about = (path: string, query: Record<string, string>) => ({
    url: `${settings.graphUrl}/${path}`,
    query: { ...query, ...proof },
    timeoutMs: settings.timeoutMs,
    judge: judgeGraph,
  });
  const reply = await ask(page, about(id, { fields: 'id,name,username,followers_count' }));
  const metric = 'page_media_view,page_total_media_view_unique';
  const figures = await ask(insights, about(`${id}/insights`, { metric, period: 'days_28' }));
  const list = await askPages(posts, {
    question: about(`${id}/posts`, { fields: postFields, limit: String(postsRead) }),
    cursorName: 'after',
    itemsOf: ({ data }) => data,
    nextOf: nextOfGraph,
    most: postsRead,
  });
  return {
    handle: reply.username ?? reply.id,
    followers: reply.followers_count ?? null,
    followersHidden: false,
    posts: null,
    reach: figureOf(figures, 'page_total_media_view_unique'),
    views: figureOf(figures, 'page_media_view'),
    audience: null,
    media: list.map(viewPost),
    wanted: [],
    gone: [],
  };
}

function viewPost(one: z.infer<typeof post>): MediaReading {
  const insights = one.insights ?? { data: [] };
  return {
    id: one.id,
    kind: one.status_type === 'added_video' ? 'video' : 'post',
    publishedAt: one.created_time,
    permalink: cleanLink(one.permalink_url),
    caption: cleanCaption(one.message),
    picture: pictureLink(one.full_picture),
    views: figureOf(insights, 'post_media_view'),
    reach: figureOf(insights, 'post_total_media_view_unique'),
    likes: one.reactions?.summary?.total_count ?? null,
    comments: one.comments?.summary?.total_count ?? null,
    // Facebook omits `shares` for a post that nobody shared.
    shares: one.shares?.count ?? 0,
    saves: null,
  };
}
