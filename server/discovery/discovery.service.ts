import type { DiscoverySort, InfluencerDetails, InfluencerPage, Suggestion } from '../../contract/discovery.ts';
import type { InfluencerCard } from '../../contract/influencer-card.ts';
import type { Context } from '../kit/context.ts';
import { decodeCursor, encodeCursor } from '../kit/cursor.ts';
import { refuseNotFound } from '../kit/errors.ts';
import { findReplies, type Replies } from '../messages/replies.service.ts';
import { type CardRow, type DetailRow, findCards, findDetails } from './cards.queries.ts';
import { findBlockedIds, findSimilarIds, findSuggestions, findTopIds } from './discovery.queries.ts';
import { cursorSchema, isLocked, readFilters, type WireFilters } from './discovery.rules.ts';
import { toInfluencerCard, toInfluencerDetails, toInfluencerPage } from './discovery.views.ts';
import { createPostgresDiscovery } from './search.queries.ts';
import { termsOf } from './search-text.rules.ts';

const similarShown = 6;
const topShown = 48;

type Reader = { id: number } | null;

export interface BrowseInput extends WireFilters {
  sort: DiscoverySort;
  cursor?: string | undefined;
  limit: number;
}

/** Accounts that the reader may not find and that may not find the reader. */
export async function listBlockedIds(context: Context, reader: { id: number }): Promise<number[]> {
  return findBlockedIds(context.db, reader.id);
}

/** One page of a search with its exact total and facets. */
export async function browseInfluencers(context: Context, reader: { id: number }, input: BrowseInput) {
  const { sort, cursor, limit, ...wire } = input;
  const filters = readFilters(wire);
  const after = decodeCursor(cursor, cursorSchema(sort, filters))?.at;
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const discovery = createPostgresDiscovery(context.db);
  const { ids, next, total, facets } = await discovery.search({ filters, sort, after, limit, exceptIds });
  return {
    data: await listInfluencerCards(context, reader, ids),
    total,
    facets,
    next_cursor: next === null ? null : encodeCursor({ sort, at: next }),
  };
}

/** What could be meant by the first letters of a name, a category or a city. */
export async function suggestInfluencers(context: Context, reader: { id: number }, q: string): Promise<Suggestion[]> {
  const terms = termsOf(q);
  if (terms === null || terms.length === 0) return [];
  const exceptIds = await findBlockedIds(context.db, reader.id);
  return findSuggestions(context.db, { terms, exceptIds });
}

/** One profile; hidden ones and those behind a block are not there, but for oneself. */
export async function getInfluencerDetails(
  context: Context,
  reader: { id: number },
  id: number,
): Promise<InfluencerDetails> {
  const exceptIds = await findBlockedIds(context.db, reader.id);
  const [row] = await findFindable(context, { reader, ids: [id], exceptIds });
  if (!row) throw refuseNotFound('This influencer');
  const { categories, followers, city_id: cityId } = row;
  const similarIds = await findSimilarIds(context.db, {
    id,
    categories,
    cityId,
    followers,
    exceptIds,
    limit: similarShown,
  });
  const similar = await listInfluencerCards(context, reader, similarIds);
  const replies = await findReplies(context, [id]);
  return toInfluencerDetails(row, { ...lookOf(context, { reader, row, replies }), similar });
}

/** These profiles as the reader may see them, in this order; those the reader may not find are left out. */
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

/** Hidden profiles and those behind a block are not there, but for oneself. */
async function findFindable(context: Context, { reader, ids, exceptIds }: Wanted): Promise<DetailRow[]> {
  const rows = await findDetails(context.db, ids, reader.id);
  return rows.filter(({ id, hidden_at }) => id === reader.id || (hidden_at === null && !exceptIds.includes(id)));
}

/** The verified influencers of a city, as anybody may see them. */
export async function listTopInfluencers(context: Context, cityId: string): Promise<InfluencerCard[]> {
  const ids = await findTopIds(context.db, cityId, topShown);
  if (ids === null) throw refuseNotFound('This city');
  return listInfluencerCards(context, null, ids);
}

/** The cards of these profiles, in this order; those that do not exist are left out. */
export async function listInfluencerCards(
  context: Context,
  reader: Reader,
  ids: readonly number[],
): Promise<InfluencerCard[]> {
  const rows = await findCards(context.db, ids, reader?.id ?? null);
  const replies = await findReplies(context, ids);
  const cards = new Map(rows.map((row) => [row.id, toInfluencerCard(row, lookOf(context, { reader, row, replies }))]));
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
    imageUrl: row.profile_image === null ? null : context.storage.publicUrl(`${row.profile_image}/256.webp`),
  };
}
