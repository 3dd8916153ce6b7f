import * as z from 'zod/mini';
import type { CardPicture, ContentKind } from '../../../contract/core/content-picture.ts';
import { type ContentItem, contentLimits } from '../../../contract/social/content.ts';
import { keepFiles } from '../../accounts/files/store.service.ts';
import { takeUpload } from '../../accounts/uploads/uploads.service.ts';
import { findNames } from '../../core/people/people.service.ts';
import { findMeant, findOpening } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import type { UploadedPicture } from '../../kit/storage/pictures.ts';
import { contentPolicy } from './content.policy.ts';
import {
  type ContentRow,
  countAdded,
  countItems,
  deleteItem,
  freePlace,
  hasPiece,
  insertItem,
  lockProfile,
  selectItem,
  selectItems,
  selectPictured,
  updateItem,
} from './content.queries.ts';
import { readPostLink } from './content.rules.ts';
import { viewCardPicture, viewItem } from './content.views.ts';
import { drawContent } from './pictures.service.ts';

const what = 'This piece';
const position = z.tuple([z.int(), z.iso.datetime(), z.int()]);

interface Asked {
  platform?: string | undefined;
  format?: ContentKind | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A page of an influencer's pieces, for whoever may open the profile. */
export async function listContent(context: Context, user: User, { id, ...asked }: Asked & { id: string }) {
  const influencerId = await findMeant(context, rowId(id, 'This influencer'));
  await findOpening(context, user, influencerId);
  const [views, at, lastId] = decodeCursor(asked.cursor, position) ?? [];
  const after = views === undefined ? undefined : { views, at: new Date(at ?? 0), id: lastId ?? 0 };
  const wanted = { influencerId, platform: asked.platform, format: asked.format };
  const found = await selectItems(context.db, { ...wanted, after, limit: asked.limit + 1 });
  const { rows, next_cursor } = cutPage(found, {
    limit: asked.limit,
    placeOf: (row) => [row.views ?? -1, (row.published_at ?? row.created_at).toISOString(), row.id],
  });
  const total = await countItems(context.db, wanted);
  return { data: await present(context, user, rows), total, next_cursor };
}

/** Pictures of these pieces by id; of one influencer where that is given. Pieces without a picture are missing. */
export async function findCardPictures(
  context: Context,
  ids: readonly number[],
  influencerId?: number,
): Promise<ReadonlyMap<number, CardPicture>> {
  const rows = await selectPictured(context.db, { ids, influencerId });
  return new Map(rows.flatMap((row) => viewCardPicture(row, (key) => context.storage.publicUrl(key))));
}

interface Piece {
  permalink?: string | undefined;
  /** Of a finished upload. */
  upload_id?: string | undefined;
  caption?: string | undefined;
  kind?: ContentKind | undefined;
  card_place?: number | null | undefined;
  file: UploadedPicture | undefined;
}

/** Adds a piece to the portfolio of the caller. */
export async function addContent(context: Context, user: User, { file, ...body }: Piece): Promise<ContentItem> {
  if (user.role !== 'influencer') throw refuse('ROLE', 'Only influencers have a portfolio.');
  if (!file && body.permalink === undefined && body.upload_id === undefined) {
    throw refuseField('BAD_INPUT', 'picture', 'Add a picture, a video, or a link to a post.');
  }
  if (!file) refuseLinkOnCard(body);
  await refuseFull(context, user.id);
  const drawn = file && (await drawContent(file));
  const video = await takeVideo(context, user, body);
  return keepFiles(context, { ownerId: user.id, files: drawn?.files ?? [] }, async (tx) => {
    if (!(await lockProfile(tx.db, user.id))) throw refuse('ROLE', 'Only influencers have a portfolio.');
    await refuseFull(tx, user.id);
    await refuseUsedVideo(tx, video);
    const id = await insertItem(tx.db, {
      influencer_id: user.id,
      created_at: tx.now(),
      ...(drawn?.stored ?? { picture: null, width: null, height: null, blur: null }),
      caption: body.caption || null,
      ...linkColumns(body),
      video_file_id: video,
    });
    if (body.card_place) await choosePlace(tx, { id, influencerId: user.id, place: body.card_place });
    return presentId(tx, user, id);
  });
}

/** Changes a piece; a new picture replaces the stored one. */
export async function changeContent(
  context: Context,
  user: User,
  { id: wireId, file, ...body }: Piece & { id: string },
): Promise<ContentItem> {
  const row = await findOwn(context, user, wireId);
  const isOnlyPlace = !file && Object.keys(body).every((name) => name === 'card_place');
  const policy = contentPolicy({ isOwn: true, isRead: row.social_account_id !== null });
  demand(isOnlyPlace ? policy.choose : policy.change, what);
  if (!file && row.picture === null) refuseLinkOnCard(body);
  const drawn = file && (await drawContent(file));
  const video = await takeVideo(context, user, body);
  return keepFiles(context, { ownerId: user.id, files: drawn?.files ?? [] }, async (tx) => {
    await lockProfile(tx.db, user.id);
    const { id } = await findOwn(tx, user, wireId);
    await refuseUsedVideo(tx, video);
    const { caption, permalink, kind, card_place: place } = body;
    const link = permalink === undefined ? (kind === undefined ? {} : { kind }) : linkColumns({ permalink, kind });
    await updateItem(tx.db, id, {
      ...(drawn?.stored ?? {}),
      ...(caption === undefined ? {} : { caption: caption || null }),
      ...link,
      ...(video === null ? {} : { video_file_id: video }),
    });
    if (place !== undefined) await choosePlace(tx, { id, influencerId: user.id, place });
    return presentId(tx, user, id);
  });
}

/** Deletes a piece; its files are deleted with the row. */
export async function removeContent(context: Context, user: User, wireId: string): Promise<{ id: string }> {
  const row = await findOwn(context, user, wireId);
  demand(contentPolicy({ isOwn: true, isRead: row.social_account_id !== null }).remove, what);
  await inTransaction(context, async (tx) => {
    if (!(await deleteItem(tx.db, row.id))) throw refuseNotFound(what);
  });
  return { id: wireId };
}

/** A piece of the caller's; not found for anybody else. */
export async function findOwn(context: Context, user: { id: number }, wireId: string): Promise<ContentRow> {
  const row = await selectItem(context.db, rowId(wireId, what));
  if (row?.influencer_id !== user.id) throw refuseNotFound(what);
  return row;
}

interface Choice {
  id: number;
  influencerId: number;
  place: number | null;
}

async function choosePlace(tx: Context, { id, influencerId, place }: Choice): Promise<void> {
  if (place !== null) await freePlace(tx.db, influencerId, place);
  await updateItem(tx.db, id, { card_place: place });
}

/** File of an uploaded video; its facts are read before the transaction, which may take a while. */
async function takeVideo(
  context: Context,
  user: User,
  { upload_id: id }: Pick<Piece, 'upload_id'>,
): Promise<number | null> {
  return id === undefined ? null : (await takeUpload(context, { user, id, purpose: 'content' })).file_id;
}

async function refuseUsedVideo(tx: Context, fileId: number | null): Promise<void> {
  if (fileId === null || !(await hasPiece(tx.db, fileId))) return;
  throw refuse('CONFLICT', 'This video is in your portfolio already.');
}

function linkColumns({ permalink, kind, upload_id }: Pick<Piece, 'permalink' | 'kind' | 'upload_id'>) {
  const added = upload_id === undefined ? 'picture' : 'video';
  if (permalink === undefined) return { permalink: null, platform_id: null, kind: kind ?? (added as ContentKind) };
  const read = readPostLink(permalink);
  return { permalink, platform_id: read.platform, kind: kind ?? read.kind };
}

function refuseLinkOnCard({ card_place: place }: Pick<Piece, 'card_place'>): void {
  if (place) throw refuseField('BAD_INPUT', 'card_place', 'Add a picture to show this on your card.');
}

async function refuseFull(context: Context, influencerId: number): Promise<void> {
  if ((await countAdded(context.db, influencerId)) < contentLimits.added) return;
  throw refuse(
    'CONFLICT',
    msg`Your portfolio can have up to ${{ count: contentLimits.added }} pieces. Remove one first.`,
  );
}

async function presentId(tx: Context, user: User, id: number): Promise<ContentItem> {
  const row = await selectItem(tx.db, id);
  if (!row) throw refuseNotFound(what);
  const [item] = await present(tx, user, [row]);
  if (!item) throw refuseNotFound(what);
  return item;
}

async function present(context: Context, { id, locale }: User, rows: readonly ContentRow[]): Promise<ContentItem[]> {
  const { storage } = context;
  const names = await findNames(
    context,
    rows.flatMap(({ partner_id }) => partner_id ?? []),
  );
  const reader = {
    id,
    locale,
    urlOf: (key: string) => storage.publicUrl(key),
    signedUrlOf: (key: string) => storage.signedUrl(key),
    names,
  };
  return rows.map((row) => viewItem(row, reader));
}
