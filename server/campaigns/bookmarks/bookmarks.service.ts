import * as z from 'zod/mini';
import type { Bookmark, BookmarkCard, BookmarkType } from '../../../contract/campaigns/bookmarks.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { findMeant, listBlockedIds, listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { presentCampaignsById } from '../campaigns/present.service.ts';
import {
  type BookmarkRow,
  countBookmarks,
  deleteBookmark,
  isThere,
  selectBookmark,
  selectBookmarks,
  type Target,
  updateBookmark,
  upsertBookmark,
} from './bookmarks.queries.ts';
import { viewBookmark, viewKeptCampaign } from './bookmarks.views.ts';
import { findOrMakeList } from './lists.service.ts';

/** Bookmarks an influencer, brand or campaign. Repeating it returns the same bookmark; a given list moves it there. */
export async function addBookmark(
  context: Context,
  reader: User,
  { target: given, list }: { target: Target; list: string | undefined },
): Promise<Bookmark> {
  const target = given.type === 'influencer' ? { ...given, id: await findMeant(context, given.id) } : given;
  const isBlocked = target.type !== 'campaign' && (await listBlockedIds(context, reader)).includes(target.id);
  if (isBlocked || !(await isThere(context.db, reader.id, target))) throw refuseNotFound(`This ${target.type}`);
  return inTransaction(context, async (tx) => {
    const listId = await findListId(tx, reader, list);
    return readBookmark(tx, reader, await upsertBookmark(tx.db, { accountId: reader.id, target, listId }));
  });
}

/** Sets a bookmark's note or list; '' removes them. */
export async function changeBookmark(
  context: Context,
  reader: User,
  { id, note, list }: { id: number; note?: string | undefined; list?: string | undefined },
): Promise<Bookmark> {
  return inTransaction(context, async (tx) => {
    await readBookmark(tx, reader, id);
    const listId = await findListId(tx, reader, list);
    const change = {
      ...(note === undefined ? {} : { note: note || null }),
      ...(listId === undefined ? {} : { list_id: listId }),
    };
    if (Object.keys(change).length > 0) await updateBookmark(tx.db, { accountId: reader.id, id }, change);
    return readBookmark(tx, reader, id);
  });
}

/** A bookmark of the reader; not found for anybody else's. */
export async function readBookmark(context: Context, { id: accountId }: User, id: number): Promise<Bookmark> {
  const row = await selectBookmark(context.db, { accountId, id });
  if (!row) throw refuseNotFound('This bookmark');
  return viewBookmark(row);
}

/** Null for no list, undefined when not given. */
async function findListId(tx: Context, reader: User, list: string | undefined): Promise<number | null | undefined> {
  return list ? findOrMakeList(tx, reader, list) : list === '' ? null : undefined;
}

interface ListInput {
  type?: BookmarkType | undefined;
  list?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The reader's bookmarks, newest first, each with its card. */
export async function listBookmarks(context: Context, reader: User, { type, list, cursor, limit }: ListInput) {
  const exceptIds = await listBlockedIds(context, reader);
  const before = decodeCursor(cursor, z.int());
  const request = { accountId: reader.id, type, list, before, limit: limit + 1, exceptIds };
  const found = await selectBookmarks(context.db, request);
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return {
    data: await withCards(context, reader, rows),
    total: await countBookmarks(context.db, request),
    next_cursor,
  };
}

async function withCards(context: Context, reader: User, rows: BookmarkRow[]): Promise<BookmarkCard[]> {
  const idsOf = (column: 'influencer_id' | 'brand_id' | 'campaign_id') => rows.flatMap((row) => row[column] ?? []);
  const influencers = await listInfluencerCards(context, reader, idsOf('influencer_id'));
  const people = await findPeople(context, idsOf('brand_id'));
  const campaigns = await presentCampaignsById(context, reader, idsOf('campaign_id'));
  return rows.map((row) => {
    const brand = people.get(row.brand_id ?? 0);
    const campaign = campaigns.find(({ id }) => id === String(row.campaign_id));
    return {
      ...viewBookmark(row),
      influencer: influencers.find(({ id }) => id === String(row.influencer_id)) ?? null,
      brand: brand ? viewPersonCard(brand) : null,
      campaign: campaign ? viewKeptCampaign(campaign) : null,
    };
  });
}

/** Deletes a bookmark; not found for anybody else's. */
export async function removeBookmark(context: Context, reader: User, id: number): Promise<void> {
  if (!(await deleteBookmark(context.db, { accountId: reader.id, id }))) throw refuseNotFound('This bookmark');
}
