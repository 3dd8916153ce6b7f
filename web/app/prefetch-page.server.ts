import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { userCalls } from '../../contract/accounts/users.ts';
import { dateInIndia } from '../../contract/kit/calendar.ts';
import { type PageHost, readerCookie } from '../../contract/site/pages.ts';
import { personQuery } from '../accounts/people/people.queries.ts';
import { campaignQuery, feedQuery } from '../campaigns/campaigns/campaigns.queries.ts';
import { readFeedFilters } from '../campaigns/campaigns/feed-filters.ts';
import { pledgesQuery, sharesQuery } from '../campaigns/pledges/pledges.queries.ts';
import { detailsQuery } from '../discovery/discovery/details.queries.ts';
import { matchesQuery } from '../discovery/discovery/matches.queries.ts';
import { trackRecordQuery } from '../discovery/track-record/track-record.queries.ts';
import { dashboardQuery, figuresQuery, progressQuery } from '../insights/dashboard/dashboard.queries.ts';
import { performancesQuery } from '../insights/performance/performance.queries.ts';
import { readRange } from '../insights/performance/range.ts';
import { request as ask, carrier } from '../lib/api.ts';
import { loadWords, localeOf } from '../lib/i18n/i18n.ts';
import { zone } from '../lib/intl.ts';
import type { Answer } from '../lib/query-client.ts';
import type { Reader } from '../lib/session.ts';

/** Initial data of a page and the user it is rendered for. */
interface Drawn {
  reader: Reader;
  answers: Answer[];
}

interface Asked {
  search: URLSearchParams;
  me: string;
  /** URL parameters in order. */
  params: string[];
}

/** Prefetches the first screen's data; never throws. */
type Preparation = (client: QueryClient, asked: Asked) => Promise<void>[];

/** Pages rendered with user data. Others are rendered as skeletons. */
const pages: readonly [RegExp, Preparation][] = [
  [
    /^\/dashboard$/,
    (client) => [
      client.prefetchQuery(dashboardQuery),
      client.prefetchQuery(figuresQuery),
      client.prefetchQuery(progressQuery),
    ],
  ],
  [
    /^\/performance$/,
    (client, { search }) => [client.prefetchQuery(performancesQuery(readRange(search, dateInIndia(new Date()))))],
  ],
  [/^\/campaign-details\/([\w-]+)$/, (client, { params: [id = ''] }) => [askForCampaign(client, id)]],
  [/^\/post-campaign$/, (client, { search }) => [client.prefetchInfiniteQuery(feedQuery(readFeedFilters(search)))]],
  [
    /^\/brand-profile$/,
    (client, { search, me }) => {
      const id = search.get('id') ?? me;
      return [client.prefetchQuery(personQuery(id)), client.prefetchQuery(trackRecordQuery(id))];
    },
  ],
  [
    /^\/influencer-profile\/influencer\/([\w-]+)$/,
    (client, { params: [id = ''] }) => [
      client.prefetchQuery(detailsQuery(id)),
      client.prefetchQuery(matchesQuery([id])),
    ],
  ],
];

/** Joint campaigns start with needs and shares, others with the brief. */
async function askForCampaign(client: QueryClient, id: string): Promise<void> {
  const campaign = campaignQuery(id);
  await client.prefetchQuery(campaign);
  const isJoint = client.getQueryData(campaign.queryKey)?.data.type === 'joint';
  if (isJoint) await Promise.all([client.prefetchQuery(pledgesQuery(id)), client.prefetchQuery(sharesQuery(id))]);
}

/** Request context of the page being rendered. */
const drawing = new AsyncLocalStorage<{ host: PageHost; token: string; locale: string }>();

/** Reader's offset from UTC in minutes, during rendering. */
const clocks = new AsyncLocalStorage<number>();

const indian = 330;

zone.ahead = () => clocks.getStore() ?? indian;

/** Renders in the reader's time zone; in India's when unknown. */
export function inReadersTimeZone<T>(request: Request, render: () => T): T {
  return clocks.run(readReader(request)?.ahead ?? indian, render);
}

carrier.token = () => drawing.getStore()?.token ?? null;
carrier.language = () => drawing.getStore()?.locale ?? 'en';
carrier.send = async (address) => {
  const page = drawing.getStore();
  if (!page) throw new Error(`${address} is asked for outside of a page`);
  const { status, body } = await page.host.callApi(address.replace(/^\/api/, ''), { token: page.token });
  return Response.json(body, { status });
};

/** Data not available by then is fetched by the browser. */
const patienceMs = 1_500;

/** Prefetches data of a user's page; null for other pages, or without a valid cookie. */
export async function prefetchPage(request: Request, host: PageHost): Promise<Drawn | null> {
  const { pathname, searchParams: search } = new URL(request.url);
  const reader = readReader(request);
  const [prepare, params] = findPage(pathname);
  if (!reader || !prepare) return null;
  const { id, token } = reader;
  const { locale } = localeOf(request);
  // Lookup names are translated with it.
  await loadWords(locale);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return drawing.run({ host, token, locale }, () => draw(id, client, prepare(client, { search, me: id, params })));
}

function findPage(pathname: string) {
  for (const [path, prepare] of pages) {
    const match = path.exec(pathname);
    if (match) return [prepare, match.slice(1)] as const;
  }
  return [null, []] as const;
}

const kept = new RegExp(`(?:^|;\\s*)${readerCookie}=([\\w-]{1,64})\\.([\\w-]{1,128})\\.(-?\\d{1,3})(?:;|$)`);

function readReader(request: Request) {
  const [, id, token, ahead] = kept.exec(request.headers.get('cookie') ?? '') ?? [];
  return id && token ? { id, token, ahead: isClock(Number(ahead)) ? Number(ahead) : indian } : null;
}

/** Plausible offsets; each distinct one would cache a format. */
const isClock = (ahead: number) => ahead % 15 === 0 && ahead >= -12 * 60 && ahead <= 14 * 60;

async function draw(id: string, client: QueryClient, prepared: Promise<void>[]): Promise<Drawn | null> {
  const patience = delay(patienceMs, null, { ref: false });
  const asked = ask(userCalls.getUser, { params: { id } }).catch(() => null);
  const [reader] = await Promise.all([asked, ...prepared].map((one) => Promise.race([one, patience])));
  const known = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  const answers = known.map(({ queryKey, state }): Answer => [queryKey, state.data, state.dataUpdatedAt]);
  // Not the user's own profile: the token is invalid.
  if (!reader || !('referal_money' in reader.data)) return null;
  // The token itself never appears in the HTML.
  return { reader: { session: { token: '…', profile: reader.data }, isKnown: false }, answers };
}
