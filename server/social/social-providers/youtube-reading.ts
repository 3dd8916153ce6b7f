import * as z from 'zod/mini';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { ask, type Question } from './ask.ts';
import { readAudience } from './audience.rules.ts';
import { askPages, googleNext } from './pages.ts';
import { type AccountReading, type MediaReading, ProviderFailure, type ReadRequest } from './provider.ts';
import type { GoogleSettings } from './settings.ts';
import { cleanCaption, digits, handleText, moment, pictureLink, providerId } from './shapes.ts';

/** As many as one call tells the figures of. */
const videosRead = 50;
const shortSeconds = 60;
/** Largest first; not every video has every size. */
const thumbnailSizes = ['maxres', 'standard', 'high', 'medium', 'default'] as const;

const channel = z.object({
  id: providerId,
  snippet: z.object({ title: handleText, customUrl: z.optional(handleText) }),
  statistics: z.object({
    subscriberCount: z.optional(digits),
    hiddenSubscriberCount: z._default(z.boolean(), false),
    videoCount: z.optional(digits),
  }),
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.optional(z.string().check(z.maxLength(100))) }) }),
});
const channels = z.object({ items: z._default(z.array(channel), []) });
const uploads = z.object({
  items: z._default(z.array(z.object({ contentDetails: z.object({ videoId: providerId }) })), []),
  nextPageToken: googleNext,
});
const video = z.object({
  id: providerId,
  snippet: z.object({
    title: z.string(),
    publishedAt: moment,
    thumbnails: z._default(z.partialRecord(z.enum(thumbnailSizes), z.object({ url: z.string() })), {}),
  }),
  statistics: z._default(
    z.object({ viewCount: z.optional(digits), likeCount: z.optional(digits), commentCount: z.optional(digits) }),
    {},
  ),
  contentDetails: z.object({ duration: z.optional(z.string().check(z.maxLength(40))) }),
  liveStreamingDetails: z.optional(z.object({})),
});
const videos = z.object({ items: z._default(z.array(video), []) });
const cell = z.union([z.string().check(z.maxLength(60)), z.number().check(z.minimum(0))]);
const report = z.object({ rows: z._default(z.array(z.array(cell)), []) });
type Report = z.infer<typeof report>;

const googleError = z.object({
  error: z.object({
    code: z.optional(z.number()),
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
});
const quotaReasons = ['quotaExceeded', 'rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded'];
const scopeReasons = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'];
const goneReasons = ['channelClosed', 'channelSuspended', 'channelNotFound', 'youtubeSignupRequired'];

/** Interprets an error of Google's APIs. Source: the errors of the YouTube Data API. */
export function judgeGoogle(status: number, body: unknown): ProviderFailure {
  const reason = googleError.safeParse(body).data?.error.errors?.[0]?.reason ?? '';
  const detail = `status ${status}${reason ? ` ${reason}` : ''}`.slice(0, 80);
  if (status === 401) return new ProviderFailure('revoked', { detail });
  if (quotaReasons.includes(reason)) return new ProviderFailure('rate_limited', { detail });
  if (scopeReasons.includes(reason)) return new ProviderFailure('scope_missing', { detail });
  if (goneReasons.includes(reason)) return new ProviderFailure('gone', { detail });
  return new ProviderFailure('unreadable', { detail });
}

type Ask = (path: string, query: Record<string, string>) => Question;

function askAbout({ dataUrl, timeoutMs }: GoogleSettings, bearer: string): Ask {
  return (path, query) => ({ url: `${dataUrl}/${path}`, query, bearer, timeoutMs, judge: judgeGoogle });
}

/** The channel of a token; null where the Google account has none. A channel without a handle is named by its id. */
export async function askChannel(settings: GoogleSettings, bearer: string) {
  const query = { part: 'snippet,statistics,contentDetails', mine: 'true' };
  const [found] = (await ask(channels, askAbout(settings, bearer)('channels', query))).items;
  return found ? { ...found, handle: found.snippet.customUrl?.replace(/^@/, '') ?? found.id } : null;
}

/** Reads a channel, its newest videos and its audience. */
export async function readChannel(settings: GoogleSettings, request: ReadRequest): Promise<AccountReading> {
  const { accessToken, providerUserId, now } = request;
  const about = askAbout(settings, accessToken);
  const found = await askChannel(settings, accessToken);
  if (!found || found.id !== providerUserId) throw new ProviderFailure('gone');
  const { subscriberCount, hiddenSubscriberCount, videoCount } = found.statistics;
  const playlistId = found.contentDetails.relatedPlaylists.uploads;
  const media = playlistId && videoCount !== 0 ? await readVideos(about, playlistId) : [];
  const ask28 = (query: Record<string, string>) => askReport(settings, accessToken, { ...query, ...last28(now) });
  const views = (await ask28({ metrics: 'views' })).rows[0]?.[0];
  const people = await ask28({ dimensions: 'ageGroup,gender', metrics: 'viewerPercentage' });
  const places = await ask28({ dimensions: 'country', metrics: 'views', sort: '-views', maxResults: '25' });
  return {
    handle: found.handle,
    followers: hiddenSubscriberCount ? null : (subscriberCount ?? null),
    followersHidden: hiddenSubscriberCount,
    posts: videoCount ?? null,
    reach: null,
    views: typeof views === 'number' ? Math.round(views) : null,
    audience: readAudience({ age: sumBy(people, 0), gender: sumBy(people, 1), country: sumBy(places, 0) }),
    media,
    wanted: [],
    gone: [],
  };
}

function askReport({ analyticsUrl, timeoutMs }: GoogleSettings, bearer: string, query: Record<string, string>) {
  const asked = { ids: 'channel==MINE', ...query };
  return ask(report, { url: `${analyticsUrl}/reports`, query: asked, bearer, timeoutMs, judge: judgeGoogle });
}

/** Reports cover whole days and are two days late. */
function last28(now: Date) {
  const day = (ago: number) => new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10);
  return { startDate: day(29), endDate: day(2) };
}

/** Sums a report's last column by one of its dimensions; `age18-24` becomes 18-24. */
function sumBy({ rows }: Report, column: number): { name: string; value: number }[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const [name, value] = [String(row[column]).replace(/^age/, ''), row.at(-1)];
    if (typeof value !== 'number') throw new ProviderFailure('unreadable', { detail: 'report' });
    sums.set(name, (sums.get(name) ?? 0) + value);
  }
  return [...sums].map(([name, value]) => ({ name, value }));
}

async function readVideos(about: Ask, playlistId: string): Promise<MediaReading[]> {
  const query = { part: 'contentDetails', playlistId, maxResults: String(videosRead) };
  const list = await askPages(uploads, {
    question: about('playlistItems', query),
    cursorName: 'pageToken',
    itemsOf: ({ items }) => items,
    nextOf: ({ nextPageToken }) => nextPageToken,
    most: videosRead,
  });
  const ids = list.map(({ contentDetails }) => contentDetails.videoId);
  if (ids.length === 0) return [];
  const part = 'snippet,statistics,contentDetails,liveStreamingDetails';
  return (await ask(videos, about('videos', { part, id: ids.join(',') }))).items.map(viewVideo);
}

function viewVideo({
  id,
  snippet,
  statistics,
  contentDetails,
  liveStreamingDetails,
}: z.infer<typeof video>): MediaReading {
  const isShort = secondsOf(contentDetails.duration ?? '') <= shortSeconds;
  return {
    id,
    kind: liveStreamingDetails ? 'live' : isShort ? 'short' : 'video',
    publishedAt: snippet.publishedAt,
    permalink: `https://www.youtube.com/watch?v=${id}`,
    caption: cleanCaption(snippet.title),
    picture: pictureLink(thumbnailSizes.map((size) => snippet.thumbnails[size]?.url).find(Boolean)),
    views: statistics.viewCount ?? null,
    reach: null,
    likes: statistics.likeCount ?? null,
    comments: statistics.commentCount ?? null,
    shares: null,
    saves: null,
  };
}

/** Seconds of a duration such as `PT1H2M3S`; infinite when unreadable, so that it does not count as a Short. */
function secondsOf(duration: string): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration)?.slice(1);
  if (!parts) return Number.POSITIVE_INFINITY;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}
