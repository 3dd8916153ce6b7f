import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { ApplicationRow, DeliverableRow, PaymentRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { isSmallEnterprise } from '../../money/invoices/billing-details.service.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { startRights } from '../agreements/usage.service.ts';
import { countCounting } from '../counted-work/counted-work.service.ts';
import { delayPaysOn } from '../work-clock/work-clock.rules.ts';
import { readPieces } from '../work-clock/work-clock.service.ts';
import {
  addMove,
  deletePayments,
  insertPayments,
  selectDated,
  selectPayments,
  sumReleased,
} from './payments.queries.ts';
import {
  leftIn,
  type PaymentMove,
  type PlanFacts,
  type PlannedPayment,
  type PlannedRow,
  planOf,
} from './payments.rules.ts';

type Application = Pick<ApplicationRow, 'id' | 'influencer_id'>;

/** Payments of an agreement; inserts those of one that has none yet. None where no money is paid. */
export async function readPayments(context: Context, { id }: Pick<ApplicationRow, 'id'>): Promise<PaymentRow[]> {
  const known = await selectPayments(context.db, [id]);
  if (known.length > 0) return known;
  const terms = (await readTerms(context, [id])).get(id);
  if (!terms?.price) return [];
  await insertPayments(context.db, planOf(pricedIn(terms, terms.price)).map(rowOf(id)));
  return selectPayments(context.db, [id]);
}

const rowOf =
  (applicationId: number) =>
  ({ pieces, ...payment }: PlannedPayment | PlannedRow) => ({
    ...payment,
    application_id: applicationId,
    pieces: JSON.stringify(pieces),
  });

/** Puts a changed plan in the place of the one before, with what was paid of it; its money is the caller's to move. */
export async function replacePayments(
  tx: Context,
  { id }: Pick<ApplicationRow, 'id'>,
  rows: readonly PlannedRow[],
): Promise<void> {
  await deletePayments(tx.db, id);
  await insertPayments(tx.db, rows.map(rowOf(id)));
}

function pricedIn({ payments = [], gst }: AgreementTerms, price: number) {
  return { payments, price: toPaise(price), gst: toPaise(gst?.amount ?? 0) };
}

/** Paise with GST that funding releases at once: the advance, to a creator who gets it when work starts. */
export function advanceIn(terms: AgreementTerms | undefined, isTrusted: boolean): number {
  if (!terms?.price || !isTrusted) return 0;
  const advances = planOf(pricedIn(terms, terms.price)).filter(({ due }) => due === 'advance');
  return advances.reduce((sum, { amount, gst }) => sum + amount + gst, 0);
}

/** Work that counts after which a creator gets an advance when work starts. Source: the product's rules, Deals. */
const trustedFrom = 2;

/** Those of these influencers whose advances are paid when work starts. */
export async function findTrusted(context: Context, influencerIds: readonly number[]): Promise<Set<number>> {
  const counts = await countCounting(context, influencerIds);
  return new Set(influencerIds.filter((id) => (counts.get(id) ?? 0) >= trustedFrom));
}

/** Facts that decide which payments of an agreement are due. */
export async function readPlanFacts(context: Context, application: Application): Promise<PlanFacts> {
  const pieces = await readPieces(context, application);
  return {
    pieces: pieces.map(({ content_type, number, delivery, submitted_at, approved_at, ...piece }) => ({
      name: `${content_type}-${number}`,
      isHandedIn: submitted_at !== null,
      isApproved: piece.status === 'approved' || piece.status === 'published',
      approvedOn: approved_at && dateInIndia(approved_at),
      // A piece that is handed over, not published, counts from its approval.
      isCounted: delivery === 'hand_over' ? approved_at !== null : piece.counted_at !== null,
      countsOn: piece.status === 'published' && piece.counts_at ? dateInIndia(piece.counts_at) : delayPaysOn(piece),
      isCancelled: piece.cancelled_at !== null,
    })),
    isTrusted: (await findTrusted(context, [application.influencer_id])).size > 0,
    isSmall: await isSmallEnterprise(context, application.influencer_id),
    today: dateInIndia(context.now()),
  };
}

/** Records what was released and refunded of the payments of an agreement, and begins the rights to what is paid with it. */
export async function recordMoves(tx: Context, { id }: Application, moves: readonly PaymentMove[]): Promise<void> {
  for (const move of moves) await addMove(tx.db, { applicationId: id, move, now: tx.now() });
  await startRights(tx, id);
}

/** Paise released to a person since an instant, before deductions and without GST; including draws from pools. */
export async function readReleased(context: Context, payeeId: number, since: Date): Promise<number> {
  return sumReleased(context.db, payeeId, since);
}

type Named = Pick<DeliverableRow, 'application_id' | 'content_type' | 'number' | 'delivery'>;

/** Whether a payment of these agreements waits, or `ever` waited, for the publication of a piece. */
export async function findAwaited(
  context: Context,
  applicationIds: readonly number[],
  { ever = false }: { ever?: boolean } = {},
): Promise<(piece: Named) => boolean> {
  const rows = await selectPayments(context.db, applicationIds);
  const open = rows.filter((payment) => payment.due === 'published' && (ever || leftIn(payment) > 0));
  const byApplication = Map.groupBy(open, ({ application_id }) => application_id);
  return ({ application_id: id, content_type, number, delivery }) =>
    delivery === 'publish' &&
    (byApplication.get(id) ?? []).some(
      ({ pieces }) => pieces.length === 0 || pieces.includes(`${content_type}-${number}`),
    );
}

/** Those of these agreements with a payment that their approval releases. */
export async function findPaidOnApproval(context: Context, applicationIds: readonly number[]): Promise<Set<number>> {
  const rows = await selectPayments(context.db, applicationIds);
  const paid = rows.filter((payment) => payment.due === 'approved' && leftIn(payment) > 0);
  return new Set(paid.map(({ application_id: id }) => id));
}

const batch = 200;

/** Agreements with held money and a payment whose date has come. */
export async function* listDated(context: Context): AsyncGenerator<number> {
  const today = dateInIndia(context.now());
  for (let afterId = 0; ; ) {
    const ids = await selectDated(context.db, { today, afterId, limit: batch });
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    afterId = last;
  }
}
