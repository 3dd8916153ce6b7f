import { platformIds, platforms } from '../../../contract/core/platforms.ts';
import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import {
  type FigureName,
  figureNames,
  type NewestReading,
  type Reading,
  type ReportedFigures,
} from '../../../contract/work/figures.ts';
import type { DeliverableFigureRow, DeliverableRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { viewReading } from './deliverables.views.ts';
import {
  deleteOutdated,
  insertRead,
  replaceScreenshots,
  saveReported,
  selectReadings,
  selectScreenshots,
  updateQuestion,
} from './figures.queries.ts';
import { countedReadings, whyNotAsOf } from './figures.rules.ts';
import { findOwnFiles } from './own-files.service.ts';

interface Report {
  user: User;
  row: DeliverableRow;
  figures: ReportedFigures;
}

/** Stores the influencer's figures of a published piece until a day, with their screenshots. */
export async function keepReported(tx: Context, { user, row, figures }: Report): Promise<void> {
  const now = tx.now();
  const { as_of: asOf = dateInIndia(now), screenshots = [], ...counts } = figures;
  const reason = whyNotAsOf({ asOf, submittedAt: row.submitted_at, now });
  if (reason) throw refuseField('BAD_INPUT', 'as_of', reason);
  const fileIds = await findOwnFiles(tx, user, { files: screenshots, field: 'screenshots' });
  const reading = {
    deliverable_id: row.id,
    source: 'self_reported',
    as_of: asOf,
    by_id: user.id,
    created_at: now,
  } as const;
  await replaceScreenshots(tx.db, await saveReported(tx.db, { ...counts, ...reading }), fileIds);
}

interface Read extends Record<FigureName, number | null> {
  deliverableId: number;
  platform: string;
  /** Age of the post at which this reading was due. */
  hours: number;
  at: Date;
}

/** Stores what a connected account says of a published piece; the first reading of an age stays. */
export async function keepRead(tx: Context, { deliverableId, platform, hours, at, ...figures }: Read): Promise<void> {
  if (figureNames.every((name) => figures[name] === null)) return;
  const reading = {
    deliverable_id: deliverableId,
    source: 'provider',
    platform_id: platform,
    as_of: dateInIndia(at),
  } as const;
  await insertRead(tx.db, { ...figures, ...reading, hours, created_at: at });
}

/** Stores the owner's question about the newest figures of a piece. */
export async function questionNewest(tx: Context, { id }: Pick<DeliverableRow, 'id'>, question: string): Promise<void> {
  const newest = (await findReadingRows(tx, [id])).get(id)?.at(-1);
  if (newest) await updateQuestion(tx.db, newest.id, { question, now: tx.now() });
}

/** The readings of these pieces that count, by piece id, oldest first. */
export async function findReadingRows(context: Context, deliverableIds: readonly number[]) {
  const byPiece = Map.groupBy(await selectReadings(context.db, deliverableIds), (row) => row.deliverable_id);
  return new Map([...byPiece].map(([id, rows]) => [id, countedReadings(rows)]));
}

/** The same as others see them. */
export async function findReadings(
  context: Context,
  deliverableIds: readonly number[],
): Promise<Map<number, Reading[]>> {
  const byPiece = await findReadingRows(context, deliverableIds);
  return new Map([...byPiece].map(([id, rows]) => [id, rows.map(viewReading)]));
}

type ReadingRows = ReadonlyMap<number, readonly DeliverableFigureRow[]>;

/** The newest reading of each piece, with its screenshots. */
export async function presentNewest(context: Context, byPiece: ReadingRows): Promise<Map<number, NewestReading>> {
  const newest = [...byPiece.values()].flatMap((rows) => rows.at(-1) ?? []);
  const found = await selectScreenshots(
    context.db,
    newest.map(({ id }) => id),
  );
  const keys = Map.groupBy(found, ({ figure_id }) => figure_id);
  return new Map(
    newest.map((row) => {
      const screenshots = (keys.get(row.id) ?? []).map(({ key }) => context.storage.signedUrl(key));
      return [row.deliverable_id, { ...viewReading(row), screenshots }];
    }),
  );
}

/** Erases figures of accounts that could not be read again in the time for which their platform lets them be kept. */
export async function eraseOutdatedFigures(context: Context): Promise<void> {
  for (const platform of platformIds) {
    const { retentionDays } = platforms[platform];
    if (retentionDays === null) continue;
    const before = new Date(context.now().getTime() - retentionDays * dayMs);
    await deleteOutdated(context.db, { platform, before });
  }
}
