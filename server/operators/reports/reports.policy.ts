import type { ReportAct } from '../../../contract/operators/reports.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';

export interface ReportState {
  status: string;
  claimed_by: number | null;
  campaign_id: number | null;
  /** The reported account; null without one, as for an unclaimed profile. */
  account: { isOperator: boolean; isSuspended: boolean } | null;
}

/** Permissions of an operator on a report; the action that decides it is named like its outcome. */
export function reportPolicy(operatorId: number, report: ReportState): Record<ReportAct, Answer> {
  const { status, claimed_by, campaign_id, account } = report;
  const isFree = allOf(
    status === 'open' || no('CONFLICT', 'This report is already decided.'),
    claimed_by === null ||
      claimed_by === operatorId ||
      no('CONFLICT', 'Another operator is already handling this report.'),
  );
  const warned = allOf(
    account !== null || no('RULE', 'No one owns this profile, so no one can be warned or suspended.'),
    !account?.isOperator || no('RULE', 'Operators can’t be warned or suspended here.'),
  );
  const isActive = !account?.isSuspended || no('RULE', 'This account is already suspended.');
  return {
    claim: isFree,
    release: isFree,
    dismissed: isFree,
    warned: allOf(isFree, warned),
    withheld: allOf(isFree, campaign_id !== null || no('RULE', 'This report isn’t about a campaign.')),
    suspended: allOf(isFree, warned, isActive),
  };
}
