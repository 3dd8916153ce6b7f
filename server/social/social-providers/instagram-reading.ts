import * as z from 'zod/mini';
import { ask, type Question } from './ask.ts';
import { readAudience } from './audience.rules.ts';
import { figureOf, insights, judgeGraph, partsOf } from './graph.ts';
import { askPages, graphPaging, nextOfGraph } from './pages.ts';
import { type AccountReading, type MediaReading, ProviderFailure, type ReadRequest } from './provider.ts';
import type { MetaSettings } from './settings.ts';
import { cleanCaption, cleanLink, count, handleText, moment, pictureLink, providerId } from './shapes.ts';

/** Number of media whose insights are read one by one; those of older ones hardly change. */
const mediaRead = 30;
const askedAtOnce = 5;
const days28 = 28 * 24 * 3600;

const profile = z.object({
  username: handleText,
  followers_count: z.optional(count),
  media_count: z.optional(count),
});
const media = z.object({
  id: providerId,
  caption: z.optional(z.string()),
  media_type: z.optional(z.string()),
  media_product_type: z.optional(z.string()),
  /** Left out for media with others' rights. */
  media_url: z.optional(z.string()),
  /** Of videos only. */
  thumbnail_url: z.optional(z.string()),
  permalink: z.optional(z.string()),
  timestamp: moment,
  like_count: z.optional(count),
  comments_count: z.optional(count),
});
const mediaFields =
  'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count';
const mediaList = z.object({ data: z.array(media), paging: graphPaging });
type Media = z.infer<typeof media>;

/** Reads an Instagram account, its newest media and its audience. */
export async function readInstagram(settings: MetaSettings, request: ReadRequest): Promise<AccountReading> {
  const { providerUserId, accessToken, now } = request;
  const { graphUrl, timeoutMs } = settings;
  const about: About = (path, query) => ({
    url: `${graphUrl}/${path}`,
    query: { ...query, access_token: accessToken },
    timeoutMs,
    judge: judgeGraph,
  });
  const reply = await ask(
    profile,
    about('me', { fields: 'user_id,username,account_type,followers_count,media_count' }),
  );
  const until = Math.floor(now.getTime() / 1000);
  const account = await ask(
    insights,
    about(`${providerUserId}/insights`, {
      metric: 'reach,views',
      period: 'day',
      metric_type: 'total_value',
      since: String(until - days28),
      until: String(until),
    }),
  );
  const breakdown = async (by: string) => {
    const query = { metric: 'follower_demographics', period: 'lifetime', metric_type: 'total_value', breakdown: by };
    return partsOf(await ask(insights, about(`${providerUserId}/insights`, query)));
  };
  const list = await askPages(mediaList, {
    question: about(`${providerUserId}/media`, { fields: mediaFields, limit: String(mediaRead) }),
    cursorName: 'after',
    itemsOf: ({ data }) => data,
    nextOf: nextOfGraph,
    most: mediaRead,
  });
  // Instagram lists stories apart from the other media, and only while they can be seen.
  const stories = await ask(mediaList, about(`${providerUserId}/stories`, { fields: mediaFields }));
  const newest = [...stories.data.slice(0, mediaRead), ...list];
  const older = await askWanted(
    request.wanted.filter((id) => !newest.some((one) => one.id === id)),
    about,
  );
  const wanted = older.filter((one) => typeof one !== 'string');
  const withFigures = (one: Media) => readMedia(one, about(`${one.id}/insights`, metricsOf(one)));
  return {
    handle: reply.username,
    followers: reply.followers_count ?? null,
    followersHidden: false,
    posts: reply.media_count ?? null,
    reach: figureOf(account, 'reach'),
    views: figureOf(account, 'views'),
    audience: readAudience({
      age: await breakdown('age'),
      gender: await breakdown('gender'),
      city: await breakdown('city'),
      country: await breakdown('country'),
    }),
    media: await inGroups(newest, withFigures),
    wanted: await inGroups(wanted, withFigures),
    gone: older.filter((one) => typeof one === 'string'),
  };
}

type About = (path: string, query: Record<string, string>) => Question;

/** Posts one by one; the id of one that is gone. */
function askWanted(ids: readonly string[], about: About): Promise<(Media | string)[]> {
  return inGroups(ids, async (id) => {
    try {
      return await ask(media, about(id, { fields: mediaFields }));
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'gone') return id;
      throw error;
    }
  });
}

/** A story has no likes, comments or saves. */
const metricsOf = ({ media_product_type: type }: Media) => ({
  metric: type === 'STORY' ? 'views,reach,shares' : 'views,reach,likes,comments,shares,saved',
});

async function readMedia(one: Media, question: Question): Promise<MediaReading> {
  const figures = await readFigures(question);
  return {
    id: one.id,
    kind: one.media_product_type === 'REELS' ? 'reel' : one.media_product_type === 'STORY' ? 'story' : 'post',
    publishedAt: one.timestamp,
    permalink: cleanLink(one.permalink),
    caption: cleanCaption(one.caption),
    picture: pictureLink(one.media_type === 'VIDEO' ? one.thumbnail_url : one.media_url),
    views: figureOf(figures, 'views'),
    reach: figureOf(figures, 'reach'),
    likes: figureOf(figures, 'likes') ?? one.like_count ?? null,
    comments: figureOf(figures, 'comments') ?? one.comments_count ?? null,
    shares: figureOf(figures, 'shares'),
    saves: figureOf(figures, 'saved'),
  };
}

/** Instagram refuses insights for media from before the account was a professional one. */
async function readFigures(question: Question): Promise<z.infer<typeof insights>> {
  try {
    return await ask(insights, {
      ...question,
      judge: (status, body) => (isOlder(body) ? tooOld : judgeGraph(status, body)),
    });
  } catch (error) {
    if (error === tooOld) return { data: [] };
    throw error;
  }
}

const tooOld = new ProviderFailure('gone', { detail: 'media before the account was professional' });
const olderMedia = z.object({ error: z.object({ error_subcode: z.literal(2108006) }) });
const isOlder = (body: unknown) => olderMedia.safeParse(body).success;

async function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += askedAtOnce) {
    done.push(...(await Promise.all(items.slice(at, at + askedAtOnce).map(work))));
  }
  return done;
}
