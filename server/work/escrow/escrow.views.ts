import { toRupees } from '../../../contract/kit/money.ts';
import type { Escrow, NetQuote } from '../../../contract/work/escrow.ts';
import type { ApplicationRow, CancellationRow, EscrowOrderRow } from '../../../database/schema.ts';
import { viewCancellation } from '../../campaigns/cancellations/cancellations.views.ts';
import type { Net } from './escrow.rules.ts';

interface NetTerms {
  /** Paise of it that go to the talent manager; 0: none. */
  share: number;
  feeBasisPoints: number;
  /** `threshold` in paise. */
  taxRule: { basisPoints: number; threshold: number; source: string } | null;
  clock: Pick<NetQuote, 'release_by' | 'bank_by'>;
}

export function viewNet(
  { amount, fee, gst, tds, net, creatorGst }: Net,
  { share, feeBasisPoints, taxRule, clock }: NetTerms,
): NetQuote {
  const rule = taxRule && {
    percent: taxRule.basisPoints / 100,
    yearly_threshold: toRupees(taxRule.threshold),
    source: taxRule.source,
  };
  return {
    amount: toRupees(amount),
    platform_fee: toRupees(fee),
    platform_fee_percent: feeBasisPoints / 100,
    gst: toRupees(gst),
    ...(creatorGst > 0 ? { creator_gst: toRupees(creatorGst) } : {}),
    tds: toRupees(tds),
    tds_rule: rule,
    net: toRupees(net),
    ...(share > 0 ? { manager_share: { amount: toRupees(share), in_hand: toRupees(net - share) } } : {}),
    ...clock,
  };
}

/** Status for both parties: a dispute between them and one at the payer's bank look the same; what was added is held with the rest. */
export function shownStatus({ status }: Pick<EscrowOrderRow, 'status'>) {
  if (status === 'added') return 'held';
  return status === 'frozen' ? 'disputed' : status;
}

interface Parts {
  application: ApplicationRow;
  order: EscrowOrderRow | undefined;
  payments: Escrow['payments'];
  net: NetQuote;
  autoReleaseAt: Date | null;
  fundBy: Date | null;
  /** Paise to be funded, without an order. */
  due: number;
  /** Paise of an advance that is not paid back yet. */
  advanceOwed: number;
  /** The proposal that waits for an answer. */
  asked: CancellationRow | null;
  isCreator: boolean;
  can: Escrow['can'];
}

export function viewEscrow({
  application,
  order,
  autoReleaseAt,
  fundBy,
  due,
  advanceOwed,
  asked,
  isCreator,
  ...parts
}: Parts): Escrow {
  return {
    application_id: String(application.id),
    status: order ? shownStatus(order) : 'none',
    amount: toRupees(order?.amount ?? due),
    payment_id: isCreator ? (order?.provider_id ?? null) : null,
    paid_at: order?.paid_at?.toISOString() ?? null,
    ended_at: order?.ended_at?.toISOString() ?? null,
    released: toRupees(order?.released ?? 0),
    refunded: toRupees(order?.refunded ?? 0),
    advance_owed: toRupees(advanceOwed),
    ...parts,
    reference: order?.refund_id ?? (isCreator ? (order?.payment_id ?? null) : null),
    fund_by: fundBy?.toISOString() ?? null,
    auto_release_at: autoReleaseAt?.toISOString() ?? null,
    cancellation: asked && viewCancellation(asked),
  };
}
