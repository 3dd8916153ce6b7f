import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { isActive, isOver } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { pieceKey, piecesOf } from '../../../contract/campaigns/pieces.rules.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ChangedTerms, ChangedTermsBody, ChangeOrderAnswer } from '../../../contract/work/change-orders.ts';
import type { ChangeOrderRow, DeliverableRow } from '../../../database/schema.ts';
import { type LocalizedMessage, type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { canonicalJson } from '../agreements/agreements.rules.ts';
import { isUnpublished } from '../deliverables/publication.rules.ts';
import { completeExclusivity, completeLine, completePayment, daysProblem } from '../offers/offers.rules.ts';
import { type Priced, paymentOf, reprice, type Standing } from './pricing.rules.ts';

/** Changes of a change order; null keeps a term. */
export interface Change {
  /** Rounds of changes per piece of work. */
  revisions: number | null;
  /** `YYYY-MM-DD`, India. */
  ready_by: string | null;
  changes: ChangedTerms;
}

/** Changed terms of a request as they are kept. */
export function completeChanges({ deliverables, payments, exclusivity, ...named }: ChangedTermsBody): ChangedTerms {
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(deliverables ? { deliverables: deliverables.map(completeLine) } : {}),
    ...(payments ? { payments: payments.map(completePayment) } : {}),
    ...(exclusivity === undefined ? {} : { exclusivity: exclusivity && completeExclusivity(exclusivity) }),
  };
}

/** Changed terms of a stored change order. */
export function changeOf({ revisions, ready_by, changes }: Pick<ChangeOrderRow, keyof Change>): Change {
  return { revisions, ready_by, changes };
}

/** The last day on which work is due by these terms; null without one. */
export function dueDay({ ready_by, deliverables }: AgreementTerms): string | null {
  const days = [ready_by, ...deliverables.map(({ due }) => due ?? null)].filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}

/** Facts of an agreement that decide what of it may still change. */
export interface AgreementNow extends Standing {
  terms: AgreementTerms;
  pieces: readonly Pick<
    DeliverableRow,
    'content_type' | 'number' | 'status' | 'delivery' | 'counted_at' | 'cancelled_at'
  >[];
  /** Latest last day of the rights to paid pieces; null without one. */
  rightsUntil: string | null;
}

interface Problem {
  field: keyof Change | keyof ChangedTerms;
  reason: LocalizedText;
}

/** The terms that a change makes of those in force, and the new price where it has one. */
export interface Changed {
  terms: AgreementTerms;
  priced: Priced | null;
}

/** Outcome of a change on the agreement as it stands, or the first field that cannot change so. */
export function tryChange(change: Change, agreed: AgreementNow): { changed: Changed } | { problem: Problem } {
  const problem = termsProblem(change, agreed) ?? workProblem(change, agreed);
  if (problem) return { problem };
  const result = priceAfter(change, agreed);
  if (result && 'problem' in result) return result;
  const priced = result?.priced ?? null;
  const terms = changeTerms(agreed, change, priced);
  if (canonicalJson(terms) === canonicalJson(agreed.terms)) {
    return { problem: { field: 'revisions', reason: 'Change at least one term.' } };
  }
  return { changed: { terms, priced } };
}

/** Terms that may change after the work: rights and price. */
const renewable: readonly (keyof ChangedTerms)[] = [
  ...(['amount', 'usage_rights', 'exclusivity', 'days_online', 'partnership_ad_until', 'raw_files'] as const),
];

/** Whether a change is of rights and price only, as a renewal after the work is. */
export function isRenewal({ revisions, ready_by, changes }: Change): boolean {
  const keys = Object.keys(changes) as (keyof ChangedTerms)[];
  return revisions === null && ready_by === null && keys.every((key) => renewable.includes(key));
}

/** Whether a change moves the publication of approved work, besides its rights and price. */
export function movesPublication({ changes: { publish_by: by, ...changes }, ...change }: Change): boolean {
  return by !== undefined && isRenewal({ ...change, changes });
}

/** Whether a change can be made, or one that is open or waits for its payment can still take effect, at this status of the work. */
export function isAlive(change: Change, status: ApplicationStatus): boolean {
  if (isActive(status)) return true;
  return isRenewal(change) ? isOver(status) : status === 'approved' && movesPublication(change);
}

function termsProblem(change: Change, agreed: AgreementNow): Problem | null {
  const { terms, isOver, today, pieces } = agreed;
  const { revisions, ready_by, changes } = change;
  if (isOver && !isRenewal(change) && !movesPublication(change)) {
    const field = revisions !== null ? 'revisions' : ready_by !== null ? 'ready_by' : 'deliverables';
    return {
      field,
      reason: 'The work is approved, so only its publication, its rights and its price can still change.',
    };
  }
  if (changes.publish_by !== undefined) {
    if (changes.publish_by < today) return { field: 'publish_by', reason: 'This date has passed.' };
    if (!pieces.some(isUnpublished)) return { field: 'publish_by', reason: 'Everything is published already.' };
  }
  if (revisions === null && ready_by === null && Object.keys(changes).length === 0) {
    return { field: 'revisions', reason: 'Change at least one term.' };
  }
  if (revisions !== null && revisions === terms.revisions) {
    return { field: 'revisions', reason: msg`${{ revisions }} revisions are already agreed.` };
  }
  if (ready_by !== null && ready_by < today) return { field: 'ready_by', reason: 'This date has passed.' };
  if (ready_by !== null && ready_by === dueDay(terms)) {
    return { field: 'ready_by', reason: 'This date is already agreed.' };
  }
  if (changes.partnership_ad_until && changes.partnership_ad_until < today) {
    return { field: 'partnership_ad_until', reason: 'Choose a date from today on.' };
  }
  const { from } = changes.exclusivity ?? {};
  if (from !== undefined && from < today && from !== terms.exclusivity?.from) {
    return { field: 'exclusivity', reason: 'Choose a first day from today on.' };
  }
  const field = changes.amount !== undefined ? 'amount' : 'payments';
  const isUnpaid = terms.price === null && (changes.amount !== undefined || changes.payments !== undefined);
  return isUnpaid ? { field, reason: 'This agreement pays no money, so its price can’t change.' } : null;
}

const nameOf = ({ content_type: type, number }: AgreementNow['pieces'][number]) => pieceKey({ type, number });

/** Work that was handed in stays, and something stays to be done: else the agreement ends, which is a cancellation. */
function workProblem(change: Change, { pieces, today, terms }: AgreementNow): Problem | null {
  const { deliverables, publish_by: by } = change.changes;
  if (deliverables || by !== undefined || change.ready_by !== null) {
    const { deliverables: lines, ready_by: readyBy } = workAfter(change, { pieces, terms });
    const reason = daysProblem({ deliverables: lines, readyBy, today, agreed: terms.deliverables });
    if (reason) return { field: deliverables ? 'deliverables' : by ? 'publish_by' : 'ready_by', reason };
  }
  if (!deliverables) return null;
  const field = 'deliverables';
  const after = new Map(piecesOf(deliverables).map((piece) => [pieceKey(piece), piece]));
  const started = pieces.filter(({ status }) => status !== 'planned');
  if (started.some((piece) => after.get(nameOf(piece))?.delivery !== piece.delivery)) {
    return { field, reason: 'Work that was handed in stays in the agreement. Keep at least that many of it.' };
  }
  const isDone = ({ status }: AgreementNow['pieces'][number]) => status === 'approved' || status === 'published';
  const done = new Set(pieces.filter(isDone).map(nameOf));
  if ([...after.keys()].every((name) => done.has(name))) {
    return { field, reason: 'To end the agreement with what is done already, cancel it with a split instead.' };
  }
  return null;
}

/** The new price, where the change names one or its plan no longer fits the work. */
function priceAfter({ changes }: Change, agreed: AgreementNow): ReturnType<typeof reprice> | null {
  const { amount, payments, deliverables } = changes;
  const { price } = agreed.terms;
  if (price === null) return null;
  const work = deliverables ?? agreed.terms.deliverables;
  if (amount === undefined && payments === undefined) {
    const names = new Set(piecesOf(work).map(pieceKey));
    const isFit = agreed.payments.every(({ pieces }) => pieces.every((name) => names.has(name)));
    const reason = 'A payment waits for work that would be gone. Change the payments too.';
    return isFit ? null : { problem: { field: 'payments', reason } };
  }
  return reprice(agreed, { amount: amount ?? price, payments, deliverables: work });
}

function changeTerms(agreed: AgreementNow, change: Change, priced: Priced | null): AgreementTerms {
  const { revisions, changes } = change;
  const { terms } = agreed;
  const { amount: _, payments: __, publish_by: ___, usage_rights: usage, ...plain } = changes;
  const changed = { ...terms, ...plain, ...workAfter(change, agreed) };
  return {
    ...changed,
    ...(revisions === null ? {} : { revisions }),
    ...(usage === undefined ? {} : { usage_rights: usage && { ...usage, until: rightsEnd(agreed, usage.days) } }),
    ...(priced ? pricedTerms(agreed, priced) : {}),
  };
}

/** Pieces with their days after a change: a new day replaces the due days of all pieces, or the days for publication of those still open. */
function workAfter(
  { ready_by: due, changes: { deliverables, publish_by: by } }: Change,
  { pieces, terms }: Pick<AgreementNow, 'pieces' | 'terms'>,
): Pick<AgreementTerms, 'ready_by' | 'deliverables'> {
  const lines = deliverables ?? terms.deliverables;
  const ended = new Set(pieces.filter((piece) => !isUnpublished(piece)).map(nameOf));
  const names = piecesOf(lines).map(pieceKey);
  return {
    ready_by: due ?? terms.ready_by,
    deliverables: lines.map((line) => {
      const isOpen = names.splice(0, line.quantity).some((name) => !ended.has(name));
      return {
        ...line,
        ...(due !== null && line.due ? { due } : {}),
        ...(by !== undefined && isOpen && line.delivery !== 'hand_over' ? { publish_by: by } : {}),
      };
    }),
  };
}

/**
 * Last day of changed rights. During the work they begin with the payment of each piece and name none; after it they are renewed from the
 * end of those before, or from today if that has passed.
 */
function rightsEnd({ isOver, rightsUntil, today }: AgreementNow, days: number | null): string | null {
  if (days === null || !isOver) return null;
  return addDays(rightsUntil !== null && rightsUntil > today ? rightsUntil : today, days);
}

function pricedTerms({ terms: { gst: agreed }, gstBasisPoints }: AgreementNow, { rows, price, gst }: Priced) {
  const percent = agreed?.percent ?? gstBasisPoints / 100;
  return {
    price: toRupees(price),
    payments: rows.map(paymentOf),
    gst: gst > 0 ? { amount: toRupees(gst), percent } : undefined,
  };
}

interface Base {
  version: number;
  hash: string;
}

/** The next version: changed terms, with the version that they change. */
export function amendTerms({ version, hash }: Base, terms: AgreementTerms, note: string): AgreementTerms {
  return { ...terms, amends: { version, hash, note } };
}

const statusWords: Record<Exclude<ChangeOrderRow['status'], 'open'>, LocalizedMessage> = {
  funding: msg`accepted`,
  accepted: msg`accepted`,
  declined: msg`declined`,
  withdrawn: msg`withdrawn`,
  expired: msg`ended`,
};

/** Null if this person may give this answer, otherwise the reason. */
export function whyNotAnswer(
  order: Pick<ChangeOrderRow, 'proposed_by' | 'status'>,
  byId: number,
  answer: ChangeOrderAnswer,
): LocalizedText | null {
  if (order.status !== 'open') return msg`This change order was already ${{ status: statusWords[order.status] }}.`;
  const isOwn = order.proposed_by === byId;
  if (isOwn && answer !== 'withdrawn') return 'Only the other side can answer this. You can withdraw it.';
  if (!isOwn && answer === 'withdrawn') return 'Only the person who proposed this can withdraw it.';
  return null;
}
