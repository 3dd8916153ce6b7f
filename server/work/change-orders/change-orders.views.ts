import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { type ChangeOrder, offeredTerms } from '../../../contract/work/change-orders.ts';
import type { ChangeOrderRow } from '../../../database/schema.ts';
import { changeOf, dueDay, isAlive } from './change-orders.rules.ts';

/** Rupees a change adds or refunds with GST, the GST within, and the influencer's net of the whole price before and after. */
export interface Money {
  difference: number | null;
  gst: number;
  net: { from: number; to: number };
}

interface Parts {
  row: ChangeOrderRow;
  /** Terms of the version it changes. */
  base: AgreementTerms;
  /** Current status of the application. */
  status: ApplicationStatus;
  money: Money | null;
  can: ChangeOrder['can'];
}

export function viewChangeOrder({ row, base, status, money, can }: Parts): ChangeOrder {
  const proposer = String(row.proposed_by) === base.creator.id ? base.creator : base.influencer;
  const isWaiting = row.status === 'open' || row.status === 'funding';
  return {
    id: String(row.id),
    application_id: String(row.application_id),
    status: isWaiting && !isAlive(changeOf(row), status) ? 'lapsed' : row.status,
    proposed_by: proposer,
    note: row.note,
    revisions: row.revisions === null ? null : { from: base.revisions ?? null, to: row.revisions },
    ready_by: row.ready_by === null ? null : { from: dueDay(base), to: row.ready_by },
    ...viewChanges(row, base),
    difference: money?.difference ?? null,
    difference_gst: money?.gst ?? null,
    net: money?.net ?? null,
    fund_by: row.fund_by?.toISOString() ?? null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    can,
  };
}

/** The last day for publication that terms name; null without one. */
function publicationDay({ deliverables }: AgreementTerms): string | null {
  const days = deliverables.flatMap(({ publish_by: by }) => by ?? []);
  return days.toSorted().at(-1) ?? null;
}

/** Each changed term, before and after. */
function viewChanges(row: ChangeOrderRow, base: AgreementTerms) {
  const { changes } = changeOf(row);
  const view = <T>(from: T | null | undefined, to: T | undefined) =>
    to === undefined ? null : { from: from ?? null, to };
  const offered = offeredTerms.map((term) => [term, view<unknown>(base[term], changes[term])]);
  return {
    amount: view(base.price, changes.amount),
    publish_by: view(publicationDay(base), changes.publish_by),
    ...(Object.fromEntries(offered) as Pick<ChangeOrder, (typeof offeredTerms)[number]>),
  };
}
