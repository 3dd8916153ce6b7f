import { isOver } from '../../../contract/campaigns/application-standing.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { ChangeOrderRow, EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { isSmallEnterprise, readOwnGst } from '../../money/invoices/billing-details.service.ts';
import type { Frozen } from '../agreements/reading.service.ts';
import { findLastDay } from '../agreements/usage.service.ts';
import { readWork } from '../deliverables/work.service.ts';
import { toBasisPoints } from '../escrow/rates.service.ts';
import { msmeDays } from '../payments/payments.rules.ts';
import { readPayments, readPlanFacts } from '../payments/payments.service.ts';
import { type AgreementNow, dueDay } from './change-orders.rules.ts';

interface Read extends Agreed {
  base: Frozen;
  /** The agreement's money; undefined before its payment was asked for. */
  order: EscrowOrderRow | undefined;
  /** An accepted change keeps the rate of GST that was read then. */
  row?: Pick<ChangeOrderRow, 'gst_basis_points'>;
}

/** Whether the money of an agreement is held, contested or released. */
export function isFunded(order: EscrowOrderRow | undefined): order is EscrowOrderRow {
  return order !== undefined && order.status !== 'created' && order.status !== 'refunded';
}

/** An agreement as it stands now, as far as it decides what may change. */
export async function readStanding(context: Context, { application, base, order, row }: Read): Promise<AgreementNow> {
  const { terms } = base;
  const today = dateInIndia(context.now());
  const agreedGst = terms.gst ? toBasisPoints(terms.gst.percent) : null;
  const isSmall = await isSmallEnterprise(context, application.influencer_id);
  const due = [dueDay(terms) ?? terms.end_date, today].toSorted()[1] ?? today;
  return {
    terms,
    pieces: await readWork(context, [application]),
    rightsUntil: await findLastDay(context, application.id),
    payments: await readPayments(context, application),
    facts: await readPlanFacts(context, application),
    isOver: isOver(application.status),
    isFunded: isFunded(order),
    gstBasisPoints: row?.gst_basis_points ?? agreedGst ?? (await readOwnGst(context, application.influencer_id)),
    today,
    latestPayment: isSmall ? addDays(due, msmeDays) : null,
  };
}
