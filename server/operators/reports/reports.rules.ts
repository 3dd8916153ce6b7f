import type { ReportOutcome } from '../../../contract/operators/reports.ts';

interface Claim {
  status: string;
  claimed_by: number | null;
}

/** Why this operator cannot act on a report now, in a sentence; null when nothing stands in the way. */
export function whyNotAct({ status, claimed_by }: Claim, operatorId: number): string | null {
  if (status !== 'open') return 'This report is decided already.';
  if (claimed_by !== null && claimed_by !== operatorId) return 'Another operator looks into this report.';
  return null;
}

/** Why a report cannot end so. */
export function whyNotDecide(
  outcome: ReportOutcome,
  target: { hasAccount: boolean; isOperator: boolean; isSuspended: boolean; hasCampaign: boolean },
): string | null {
  if (outcome === 'dismissed') return null;
  if (outcome === 'withheld') return target.hasCampaign ? null : 'This report is about no campaign.';
  if (!target.hasAccount) return 'Nobody has this profile, so nobody can be warned or suspended.';
  if (target.isOperator) return 'Operators are neither warned nor suspended here.';
  if (outcome === 'suspended' && target.isSuspended) return 'This account is suspended already.';
  return null;
}
