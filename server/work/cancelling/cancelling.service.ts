import type { OfferSide } from '../../../contract/campaigns/offer-sides.ts';
import { dateInIndia, dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import { cancellingTerms } from '../../../contract/work/cancelling-terms.ts';
import type { ApplicationRow, CancellationRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { applicationPolicy, sideOf } from '../../campaigns/applications/applications.policy.ts';
import { findFacts } from '../../campaigns/applications/facts.service.ts';
import { recordMove } from '../../campaigns/applications/progress.service.ts';
import {
  endCancellation,
  findCancelling,
  storeCancellation,
} from '../../campaigns/cancellations/cancellations.service.ts';
import type { MoveInput } from '../../campaigns/moves/move-input.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { shiftDueDays } from '../deliverables/planning.service.ts';
import { openRefused } from '../disputes/disputes.service.ts';
import { splitHeld } from '../escrow/return.service.ts';
import { readPayments } from '../payments/payments.service.ts';
import { sumOf } from './cancelling.rules.ts';
import { notifyEnded, notifyKept, notifyProposed } from './notices.service.ts';
import { readDefaultKeep } from './preview.service.ts';

const { answerHours } = cancellingTerms;
const what = 'This application';

type Cancel = Pick<MoveInput, 'user' | 'status' | 'note' | 'keep'>;

/**
 * Cancels a locked agreement whose money is held and of which nothing is handed in: by a proposal, its answer or its end. Undefined for
 * every other agreement, which is cancelled at once or not at all.
 */
export async function moveBySplit(tx: Context, agreed: Agreed, input: Cancel): Promise<ApplicationRow | undefined> {
  const { campaign, application } = agreed;
  const facts = (await findFacts(tx, campaign, [application]))(application);
  if (!facts.isHeld || application.status !== 'in_progress') return undefined;
  const side = sideOf(input.user.id, campaign, application);
  const can = applicationPolicy(side, facts, input.user);
  const open = (await findCancelling(tx, [application.id])).get(application.id)?.open ?? null;
  const bySide = side === 'creator' ? 'owner' : 'applicant';
  if (input.status === 'in_progress') {
    demand(can.in_progress, what);
    if (open?.by_side === bySide) return takeBack(tx, agreed, open);
    await openRefused(tx, agreed, { byId: input.user.id, reason: noteOf(input) });
    return application;
  }
  demand(can.cancelled, what);
  const keep = input.keep == null ? undefined : toPaise(input.keep);
  if (open && (keep === undefined || keep === open.keep)) {
    return settle(tx, agreed, { open, status: 'agreed', keep: open.keep, byId: input.user.id });
  }
  demand(can.propose, what);
  await propose(tx, agreed, { bySide, open, keep, note: noteOf(input) });
  return application;
}

function noteOf({ note }: Cancel): string {
  if (!note) throw refuseField('BAD_INPUT', 'note', 'Tell the other side why.');
  return note;
}

interface Proposal {
  bySide: OfferSide;
  /** The other side's, which this one answers. */
  open: CancellationRow | null;
  /** Paise; undefined: as the rules say. */
  keep: number | undefined;
  note: string;
}

async function propose(tx: Context, agreed: Agreed, { bySide, open, keep, note }: Proposal): Promise<void> {
  const { application } = agreed;
  const price = sumOf(await readPayments(tx, application));
  if (keep !== undefined && keep > price) {
    throw refuseField('BAD_INPUT', 'keep', msg`Choose an amount between ₹0 and ${{ price: inRupees(price) }}.`);
  }
  const usual = open?.default_keep ?? (await readDefaultKeep(tx, agreed, bySide));
  await endCancellation(tx, application.id, 'countered');
  const row = await storeCancellation(tx, {
    application_id: application.id,
    by_side: bySide,
    started_by: open?.started_by ?? bySide,
    price,
    note,
    keep: keep ?? usual,
    default_keep: usual,
    answer_by: new Date(tx.now().getTime() + answerHours * hourMs),
  });
  await notifyProposed(tx, agreed, row);
  tx.afterCommit(() => tx.jobs.send('cancellations.answer', {}, { runAfter: answerHours * 3_600 + 1 }));
}

/** The maker takes a proposal back: work goes on, with as many days more as it had paused. */
async function takeBack(tx: Context, agreed: Agreed, open: CancellationRow): Promise<ApplicationRow> {
  await endCancellation(tx, agreed.application.id, 'withdrawn');
  const days = Math.round((Date.parse(dateInIndia(tx.now())) - Date.parse(dateInIndia(open.created_at))) / dayMs);
  await shiftDueDays(tx, { applicationId: agreed.application.id, days });
  await notifyKept(tx, agreed, open);
  return agreed.application;
}

interface Settling {
  open: CancellationRow;
  status: 'agreed' | 'silent';
  /** Paise of the price. */
  keep: number;
  /** Null for silence. */
  byId: number | null;
}

/** Ends an agreement with a split: the money moves in the same transaction, and its place in the campaign is free. */
export async function settle(
  tx: Context,
  agreed: Agreed,
  { open, status, keep, byId }: Settling,
): Promise<ApplicationRow> {
  const { campaign, application } = agreed;
  const split = await splitHeld(tx, agreed, keep);
  await endCancellation(tx, application.id, status);
  const move = { campaign, application, to: 'cancelled', byId, note: open.note, isNotified: true } as const;
  const moved = await recordMove(tx, move);
  await notifyEnded(tx, agreed, { ...split, byId });
  return moved;
}
