import type { ReportOutcome } from '../../../contract/operators/reports.ts';

interface Claim {
  status: string;
  claimed_by: number | null;
}

/** Reason why this operator cannot act on a report now, as a sentence; null when they can. */
export function whyNotAct({ status, claimed_by }: Claim, operatorId: number): string | null {
  if (status !== 'open') return 'This report is already decided.';
  if (claimed_by !== null && claimed_by !== operatorId) return 'Another operator is already handling this report.';
  return null;
}

/** Reason why a report cannot be decided this way; null when it can. */
export function whyNotDecide(
  outcome: ReportOutcome,
  target: { hasAccount: boolean; isOperator: boolean; isSuspended: boolean; hasCampaign: boolean },
): string | null {
  if (outcome === 'dismissed') return null;
  if (outcome === 'withheld') return target.hasCampaign ? null : 'This report isn’t about a campaign.';
  if (!target.hasAccount) return 'No one owns this profile, so no one can be warned or suspended.';
  if (target.isOperator) return 'Operators can’t be warned or suspended here.';
  if (outcome === 'suspended' && target.isSuspended) return 'This account is already suspended.';
  return null;
}
