import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { ChangeOrder } from '../../../contract/work/change-orders.ts';
import type { ChangeOrderRow } from '../../../database/schema.ts';
import { isActive } from '../agreements/agreements.rules.ts';
import { dueDay } from './change-orders.rules.ts';

interface Parts {
  row: ChangeOrderRow;
  /** Terms of the version it changes. */
  base: AgreementTerms;
  /** Current status of the application. */
  status: ApplicationStatus;
  can: ChangeOrder['can'];
}

export function viewChangeOrder({ row, base, status, can }: Parts): ChangeOrder {
  const proposer = String(row.proposed_by) === base.creator.id ? base.creator : base.influencer;
  return {
    id: String(row.id),
    application_id: String(row.application_id),
    status: row.status === 'open' && !isActive(status) ? 'lapsed' : row.status,
    proposed_by: proposer,
    note: row.note,
    revisions: row.revisions === null ? null : { from: base.revisions ?? null, to: row.revisions },
    ready_by: row.ready_by === null ? null : { from: dueDay(base), to: row.ready_by },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    can,
  };
}
