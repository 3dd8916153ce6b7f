import {
  type CreatorPackage,
  mostPackages,
  type PackageBody,
  type PackageChange,
} from '../../../contract/campaigns/packages.ts';
import { isPlatform, type PlatformId } from '../../../contract/core/platforms.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { findMeant, findOpening, listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { findCardPictures } from '../../social/content/content.service.ts';
import { judgeKind } from '../campaigns/refused.service.ts';
import { mayListPackages } from './packages.policy.ts';
import {
  deletePackage,
  insertPackage,
  type PackageRow,
  selectPackage,
  selectPackages,
  updatePackage,
} from './packages.queries.ts';
import { type Reader, viewPackage } from './packages.views.ts';

const what = 'This package';

/** Packages of an influencer for whoever may open the profile; without an id the reader's own. */
export async function listPackages(context: Context, user: User, userId?: string): Promise<CreatorPackage[]> {
  if (userId === undefined) demand(mayListPackages(user.role));
  const influencerId = userId === undefined ? user.id : await findMeant(context, rowId(userId));
  if (influencerId !== user.id) await findOpening(context, user, influencerId);
  return listShownPackages(context, user, influencerId);
}

/** Packages of an influencer whom the reader may see. */
export async function listShownPackages(context: Context, reader: Reader, influencerId: number) {
  return present(context, reader, await selectPackages(context.db, influencerId));
}

async function present(context: Context, reader: Reader, rows: readonly PackageRow[]): Promise<CreatorPackage[]> {
  const pictures = await findCardPictures(
    context,
    rows.flatMap(({ content_ids: contentIds }) => contentIds),
  );
  return rows.map((row) => viewPackage(row, { reader, pictures }));
}

async function presentOne(context: Context, reader: Reader, row: PackageRow): Promise<CreatorPackage> {
  const [view] = await present(context, reader, [row]);
  if (!view) throw refuseNotFound(what);
  return view;
}

/** Adds a package at the first free place. */
export async function addPackage(
  context: Context,
  { user, body }: { user: User; body: PackageBody },
): Promise<CreatorPackage> {
  demand(mayListPackages(user.role));
  judgeKind({ title: body.title });
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const taken = (await selectPackages(tx.db, user.id)).map(({ place }) => place);
    if (taken.length >= mostPackages) {
      throw refuse('RULE', msg`You have ${{ count: mostPackages }} packages. Remove one before you add another.`);
    }
    const places = Array.from({ length: mostPackages }, (_, at) => at + 1);
    const { title, deliverables, days, price, platforms, pictures = [] } = body;
    const row = await insertPackage(tx.db, {
      influencer_id: user.id,
      title,
      days,
      price: toPaise(price),
      deliverables: JSON.stringify(deliverables),
      platforms: platforms ?? (await findPlatforms(tx, user, body)),
      content_ids: await ownPictures(tx, user, pictures),
      place: places.find((place) => !taken.includes(place)) ?? mostPackages,
      created_at: tx.now(),
      updated_at: tx.now(),
    });
    return presentOne(tx, user, row);
  });
}

interface Chosen {
  user: User;
  id: string;
}

export async function changePackage(
  context: Context,
  { body, ...chosen }: Chosen & { body: PackageChange },
): Promise<CreatorPackage> {
  if (body.title !== undefined) judgeKind({ title: body.title });
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, chosen.user.id);
    const { id } = await findOwnPackage(tx, chosen);
    const { price, deliverables, pictures, ...fields } = body;
    const row = await updatePackage(tx.db, id, {
      ...fields,
      ...(price === undefined ? {} : { price: toPaise(price) }),
      ...(deliverables ? { deliverables: JSON.stringify(deliverables) } : {}),
      ...(pictures ? { content_ids: await ownPictures(tx, chosen.user, pictures) } : {}),
      updated_at: tx.now(),
    });
    return presentOne(tx, chosen.user, row);
  });
}

export async function removePackage(context: Context, chosen: Chosen): Promise<void> {
  await deletePackage(context.db, (await findOwnPackage(context, chosen)).id);
}

/** The user's own package; not found for anybody else. */
export async function findOwnPackage(context: Context, { user, id }: Chosen): Promise<PackageRow> {
  const row = await selectPackage(context.db, rowId(id, what));
  if (row?.influencer_id !== user.id) throw refuseNotFound(what);
  return row;
}

/** A package of somebody whose profile the user may open. */
export async function findPackage(context: Context, { user, id }: Chosen): Promise<PackageRow> {
  const row = await selectPackage(context.db, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  await findOpening(context, user, row.influencer_id);
  return row;
}

async function ownPictures(tx: Context, user: User, given: readonly string[]): Promise<number[]> {
  const ids = [...new Set(given.map((id) => rowId(id)))];
  const found = await findCardPictures(tx, ids, user.id);
  if (ids.some((id) => !found.has(id))) throw refuseField('BAD_INPUT', 'pictures', 'Choose pictures of your own work.');
  return ids;
}

/** Platforms on which the rate card prices the work; without such prices those of the accounts. */
async function findPlatforms(tx: Context, user: User, { deliverables }: PackageBody): Promise<PlatformId[]> {
  const [card] = await listInfluencerCards(tx, user, [user.id]);
  const types = new Set<string>(deliverables.map(({ type }) => type));
  const priced = card?.rates.filter(({ content }) => types.has(content.id)) ?? [];
  const found = (priced.length > 0 ? priced : (card?.accounts ?? [])).map(({ platform }) => platform);
  const known = [...new Set(found)].filter(isPlatform);
  return known.length > 0 ? known : ['instagram'];
}
