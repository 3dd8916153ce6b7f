import type { AgreedContent } from '../../../contract/campaigns/agreed-content.ts';
import { pieceKey, piecesOf } from '../../../contract/campaigns/pieces.rules.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { wantIdeas } from '../idea-records/idea-records.service.ts';
import {
  addDueDays,
  deletePlanned,
  insertPlanned,
  selectDeliverables,
  selectOlder,
  updateDeliverable,
  updateDueDays,
} from './deliverables.queries.ts';
import { isUnpublished, moveDay } from './publication.rules.ts';

interface Planned {
  applicationId: number;
  agreed: readonly AgreedContent[];
  /** Agreed before labels in the work had to be ticked. */
  isOlder?: boolean;
  /** Platforms of the influencer's connected accounts at the acceptance. */
  readPlatforms?: readonly string[];
  /** Each piece starts with an idea that the owner approves. */
  isIdeaFirst?: boolean;
}

/** Inserts the agreed pieces of work; existing ones are unchanged, and an older agreement stays one. */
export async function planDeliverables(context: Context, plans: readonly Planned[]): Promise<void> {
  const older = await selectOlder(
    context.db,
    plans.map(({ applicationId }) => applicationId),
  );
  const rows = plans.flatMap(({ applicationId, agreed, isOlder = false, readPlatforms = [] }) =>
    piecesOf(agreed).map(({ type, number, due, delivery, publishBy }) => ({
      application_id: applicationId,
      content_type: type,
      number,
      due_on: due,
      delivery,
      agreed_publish_by: publishBy,
      read_platforms: JSON.stringify(readPlatforms),
      needs_label_ticks: !isOlder && !older.has(applicationId),
      created_at: context.now(),
      updated_at: context.now(),
    })),
  );
  await insertPlanned(context.db, rows);
  const withIdea = plans.flatMap(({ applicationId, isIdeaFirst }) => (isIdeaFirst ? [applicationId] : []));
  const pieces = await selectDeliverables(context.db, withIdea);
  await wantIdeas(
    context,
    pieces.map(({ id }) => id),
  );
}

/** Follows changed terms: adds and removes pieces, and changes those that nothing was handed in of. */
export async function replanDeliverables(tx: Context, plan: Planned): Promise<void> {
  const { applicationId, agreed } = plan;
  const wanted = new Map(piecesOf(agreed).map((piece) => [pieceKey(piece), piece]));
  const open = (await selectDeliverables(tx.db, [applicationId])).filter(({ status }) => status === 'planned');
  for (const { id, content_type: type, number } of open) {
    const piece = wanted.get(pieceKey({ type, number }));
    if (!piece) await deletePlanned(tx.db, id);
    else await updateDeliverable(tx.db, id, { due_on: piece.due, ...deliveryOf(piece), updated_at: tx.now() });
  }
  await planDeliverables(tx, [plan]);
}

const noDays = { agreed_publish_by: null, first_publish_by: null, is_put_off: false };
const deliveryOf = ({ delivery }: Pick<DeliverableRow, 'delivery'>) =>
  delivery === 'publish' ? { delivery } : { delivery, ...noDays };

interface MovedDays {
  applicationId: number;
  before: readonly AgreedContent[];
  agreed: readonly AgreedContent[];
  /** The owner asked for it. */
  byOwner: boolean;
}

/** Moves the last days for publication that the agreement names otherwise than before, of pieces that are not published yet. */
export async function movePublicationDays(tx: Context, { applicationId, before, agreed, byOwner }: MovedDays) {
  const daysIn = (lines: readonly AgreedContent[]) =>
    new Map(piecesOf(lines).map((piece) => [pieceKey(piece), piece.publishBy]));
  const [old, wanted] = [daysIn(before), daysIn(agreed)];
  for (const row of (await selectDeliverables(tx.db, [applicationId])).filter(isUnpublished)) {
    const key = pieceKey({ type: row.content_type, number: row.number });
    const to = wanted.get(key) ?? null;
    if (!old.has(key) || old.get(key) === to) continue;
    // A late piece is no longer late, and may be published again.
    const days = { ...moveDay(row, { to, byOwner }), cancel_notice_at: null };
    await updateDeliverable(tx.db, row.id, { ...days, updated_at: tx.now() });
  }
}

/** Moves the due day of everything not submitted in an agreement; `dueOn` is a date in India. */
export async function moveDueDays(tx: Context, { applicationId, dueOn }: { applicationId: number; dueOn: string }) {
  await updateDueDays(tx.db, { applicationId, dueOn, now: tx.now() });
}

/** Moves the due days of everything not submitted in an agreement, and its days for publication, by those for which its work was paused. */
export async function shiftDueDays(tx: Context, { applicationId, days }: { applicationId: number; days: number }) {
  if (days > 0) await addDueDays(tx.db, { applicationId, days, now: tx.now() });
}
