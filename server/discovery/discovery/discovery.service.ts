import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type {
  DiscoverySort,
  InfluencerDetails,
  InfluencerPage,
  Search,
  Suggestion,
} from '../../../contract/discovery/discovery.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { widerThan } from '../../../search/closest.rules.ts';
import {
  cursorSchema,
  type Filters,
  isLocked,
  readAudience,
  readFilters,
  type SearchRequest,
  topShown,
  type WireFilters,
} from '../../../search/discovery.rules.ts';
import { nearTermsOf } from '../../../search/search-text.rules.ts';
import { findReplies, type Replies } from '../../chat/messages/replies.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { decodeCursor, encodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { type CardRow, type DetailRow, findDetails } from './cards.queries.ts';
import { findClosest } from './closest.service.ts';
import { countCreatedAfter, findBlockedIds, findRedirect, findSuggestions, findTopIds } from './discovery.queries.ts';
import { toInfluencerCard, toInfluencerDetails, toInfluencerPage, withoutOwnWord } from './discovery.views.ts';
import { hearPhrase, meantBy } from './phrase.service.ts';
import { findCards } from './public-card-cache.service.ts';

const suggestedPeople = 5;
const similarShown = 6;
const nearbyShown = 12;

type Reader = { id: number } | null;

export interface BrowseInput extends WireFilters {
  phrase?: string | undefined;
  sort: DiscoverySort;
  cursor?: string | undefined;
  limit: number;
  parts: readonly ('cards' | 'facets')[];
}

/** Accounts with a block from or towards the reader, who cannot find each other. */
export async function listBlockedIds(context: Context, reader: { id: number }): Promise<number[]> {
  return findBlockedIds(context.db, reader.id);
}

/** One page of a search with its exact total and facets, and what was heard of its phrase. */
export async function browseInfluencers(context: Context, reader: { id: number; locale: Locale }, input: BrowseInput) {
  const { sort, cursor, limit, parts, ...given } = input;
  const { phrase = '' } = given;
  const wire = await meantBy(context, given);
  const filters = readFilters(wire);
  const after = decodeCursor(cursor, cursorSchema(sort))?.at;
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const withFacets = parts.includes('facets');
  const found = await context.discovery.search({ filters, sort, after, limit, exceptIds, withoutFacets: !withFacets });
  const withCards = parts.includes('cards');
  const isFirst = withCards && after === undefined;
  const isRoomLeft = isFirst && found.total < limit;
  const nearbyIds = isRoomLeft ? await findNearby(context, { wire, filters, exceptIds }) : [];
  const ids = withCards ? found.ids : [];
  const cards = await listInfluencerCards(context, reader, [...ids, ...nearbyIds], wire.price_format);
  const shown = wire.verified ? cards.map(withoutOwnWord) : cards;
  const isNearby = new Set(nearbyIds.map(String));
  return {
    data: shown.filter(({ id }) => !isNearby.has(id)),
    nearby: shown.filter(({ id }) => isNearby.has(id)),
    total: found.total,
    ...(withFacets ? { facets: found.facets } : {}),
    ...(withFacets ? { audience_read: await countAudiences(context, { filters, exceptIds }) } : {}),
    ...(withFacets && asksPriceOfFormat(filters)
      ? { without_price: await countUnpriced(context, { filters, exceptIds, total: found.total }) }
      : {}),
    ...(isRoomLeft && withFacets && isNarrowed(wire)
      ? { closest: await findClosest(context, { wire, exceptIds, total: found.total, locale: reader.locale }) }
      : {}),
    ...(phrase === '' ? {} : await hearPhrase(context, { phrase, locale: reader.locale })),
    read_as_typos: found.readAsTypos,
    next_cursor: found.next === null || !withCards ? null : encodeCursor({ sort, at: found.next }),
  };
}

/** How many of those that match have an audience that was read: filters by it are worth offering where enough have. */
async function countAudiences(context: Context, { filters, exceptIds }: Pick<SearchRequest, 'filters' | 'exceptIds'>) {
  const asked = { ...filters, audience: [...filters.audience, readAudience] };
  const request = { filters: asked, exceptIds, sort: 'followers', after: undefined, limit: 1 } as const;
  return (await context.discovery.search({ ...request, withoutFacets: true })).total;
}

/** Whether anything could be left out of a search. */
const isNarrowed = (wire: WireFilters) => widerThan(wire).length > 0;

const asksPriceOfFormat = ({ priceFormat, price }: Filters) =>
  priceFormat !== undefined && (price.min !== undefined || price.max !== undefined);

interface Unpriced extends Pick<SearchRequest, 'filters' | 'exceptIds'> {
  /** How many the search finds. */
  total: number;
}

/** How many match but for having no price of the format: found or left out, as the search asks. */
async function countUnpriced(context: Context, { filters, exceptIds, total }: Unpriced): Promise<number> {
  const other = { ...filters, unpricedToo: !filters.unpricedToo };
  const request = { filters: other, exceptIds, sort: 'followers', after: undefined, limit: 1 } as const;
  return Math.abs((await context.discovery.search({ ...request, withoutFacets: true })).total - total);
}

interface Nearby extends Pick<SearchRequest, 'filters' | 'exceptIds'> {
  wire: WireFilters;
}

/** Ids of profiles that match the query by topic, city or bio but not by name; empty without a query. */
async function findNearby(context: Context, { wire, ...asked }: Nearby): Promise<number[]> {
  const terms = nearTermsOf(wire.q);
  return terms.length === 0 ? [] : context.discovery.nearby({ ...asked, terms, limit: nearbyShown });
}

interface Newcomers {
  search: Search;
  since: Date;
  /** Maximum count. */
  most: number;
}

/** Number of search results created after a time, up to `most`. */
export async function countNewcomersOf(
  context: Context,
  reader: { id: number },
  { search, since, most }: Newcomers,
): Promise<number> {
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const filters = readFilters(await meantBy(context, search));
  const newest = { filters, sort: 'newest', after: undefined, limit: most, exceptIds } as const;
  const { ids } = await context.discovery.search({ ...newest, withoutFacets: true });
  return countCreatedAfter(context.db, ids, since);
}

/** Suggestions of people, categories and cities for a prefix. */
export async function suggestInfluencers(context: Context, reader: { id: number }, q: string): Promise<Suggestion[]> {
  const terms = nearTermsOf(q);
  if (terms.length === 0) return [];
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const peopleIds = await context.discovery.suggestPeople({ terms, exceptIds, limit: suggestedPeople });
  return findSuggestions(context.db, terms, peopleIds);
}

/** Resolves a merged profile's id to the profile it was merged into. */
export async function findMeant({ db }: Pick<Context, 'db'>, id: number): Promise<number> {
  return (await findRedirect(db, id)) ?? id;
}

/** A profile's page. Hidden and blocked ones are not found, except the own one. A merged profile's id is redirected. */
export async function getInfluencerDetails(
  context: Context,
  reader: { id: number },
  id: number,
): Promise<InfluencerDetails> {
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const find = async (wanted: number) => (await findFindable(context, { reader, ids: [wanted], exceptIds }))[0];
  const row = (await find(id)) ?? (await find(await findMeant(context, id)));
  if (!row) throw refuseNotFound('This influencer');
  const { categories, followers, city_id: cityId } = row;
  const similarIds = await context.discovery.similar({
    id: row.id,
    categories,
    cityId,
    followers: followers ?? 0,
    exceptIds,
    limit: similarShown,
  });
  const similar = await listInfluencerCards(context, reader, similarIds);
  const replies = await findReplies(context, [row.id]);
  return toInfluencerDetails(row, { ...lookOf(context, { reader, row, replies }), similar });
}

/** For each of these profiles, similar ones that the reader may find, most similar first. */
export async function listSimilarIds(
  context: Context,
  reader: { id: number },
  { ids, limit }: { ids: readonly number[]; limit: number },
): Promise<number[][]> {
  const exceptIds = [...(await findBlockedIds(context.db, reader.id)), ...ids];
  const rows = await findDetails(context.db, ids, reader.id);
  const like = ({ id, categories, followers, city_id: cityId }: DetailRow) =>
    context.discovery.similar({ id, categories, cityId, followers: followers ?? 0, exceptIds, limit });
  return Promise.all(rows.map(like));
}

/** Whether the reader may see the gated fields of a profile, and its category; not found where its page is not. */
export async function findOpening(
  context: Context,
  reader: { id: number },
  id: number,
): Promise<{ locked: boolean; category: { id: string; name: string } | null }> {
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const [row] = await findFindable(context, { reader, ids: [id], exceptIds });
  if (!row) throw refuseNotFound('This influencer');
  return { locked: isLocked(reader, row), category: row.category_names[0] ?? null };
}

/** Pages of these profiles as visible to the reader, in this order; invisible ones are left out. */
export async function listInfluencerPages(
  context: Context,
  reader: { id: number },
  ids: readonly number[],
): Promise<InfluencerPage[]> {
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const rows = await findFindable(context, { reader, ids, exceptIds });
  const replies = await findReplies(context, ids);
  const pages = new Map(rows.map((row) => [row.id, toInfluencerPage(row, lookOf(context, { reader, row, replies }))]));
  return ids.flatMap((id) => pages.get(id) ?? []);
}

interface Wanted {
  reader: { id: number };
  ids: readonly number[];
  exceptIds: readonly number[];
}

/** Profiles without hidden and blocked ones, except the own one. */
async function findFindable(context: Context, { reader, ids, exceptIds }: Wanted): Promise<DetailRow[]> {
  const rows = await findDetails(context.db, ids, reader.id);
  return rows.filter(({ id, hidden_at }) => id === reader.id || (hidden_at === null && !exceptIds.includes(id)));
}

/** Verified influencers of a city, whose id may be in any case, as visible to anybody. */
export async function listTopInfluencers(context: Context, cityId: string): Promise<InfluencerCard[]> {
  const ids = await findTopIds(context.db, cityId.toLowerCase(), topShown);
  if (ids === null) throw refuseNotFound('This city');
  return listInfluencerCards(context, null, ids);
}

/** Cards of these profiles, in this order; unknown ones are left out. */
export async function listInfluencerCards(
  context: Context,
  reader: Reader,
  ids: readonly number[],
  format?: string,
): Promise<InfluencerCard[]> {
  const rows = await findCards(context, ids, reader?.id ?? null);
  const replies = await findReplies(context, ids);
  const look = (row: CardRow) => ({ ...lookOf(context, { reader, row, replies }), format });
  const cards = new Map(rows.map((row) => [row.id, toInfluencerCard(row, look(row))]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

interface Looked {
  reader: Reader;
  row: CardRow;
  replies: Map<number, Replies>;
}

function lookOf(context: Context, { reader, row, replies }: Looked) {
  return {
    locked: isLocked(reader, row),
    replies: replies.get(row.id) ?? { asked: 0, answered: 0 },
    urlOf: (key: string) => context.storage.publicUrl(key),
    imageUrl: row.profile_image === null ? null : context.storage.publicUrl(`${row.profile_image}/256.webp`),
  };
}
