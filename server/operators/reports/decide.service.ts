import type { Report, ReportAct, ReportOutcome } from '../../../contract/operators/reports.ts';
import { changeReport, lockReport } from '../../accounts/safety/safety.service.ts';
import { suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { withholdCampaign } from '../../campaigns/campaigns/refused.service.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { notifyReporter, notifyWarned } from './notices.service.ts';
import { reportPolicy } from './reports.policy.ts';
import { findReport, presentReports } from './reports.service.ts';
import { stateOf } from './reports.views.ts';

interface Act {
  operator: ActingOperator;
  id: string;
}

/** Locks a report on which the operator may act in this way. */
async function demandReport(tx: Context, { operator, id }: Act, act: ReportAct) {
  const what = 'This report';
  const report = await lockReport(tx, rowId(id, what));
  if (!report) throw refuseNotFound(what);
  const facts = await findReport(tx, id);
  const people = await findPeople(tx, [report.target_id]);
  demand(reportPolicy(operator.id, stateOf(facts, people))[act]);
  return { report, facts };
}

async function present(tx: Context, { id, operator }: Act): Promise<Report> {
  const [view] = await presentReports(tx, operator, [await findReport(tx, id)]);
  if (!view) throw refuseNotFound('This report');
  return view;
}

/** Claims a report, or releases it. */
export async function claimReport(context: Context, { isTaken, ...act }: Act & { isTaken: boolean }): Promise<Report> {
  return inTransaction(context, async (tx) => {
    const { report } = await demandReport(tx, act, isTaken ? 'claim' : 'release');
    if ((report.claimed_by !== null) !== isTaken) {
      const changes = isTaken
        ? { claimed_by: act.operator.id, claimed_at: tx.now() }
        : { claimed_by: null, claimed_at: null };
      await changeReport(tx, report.id, changes);
      await recordAct(tx, {
        actor: act.operator,
        action: isTaken ? 'report.claimed' : 'report.released',
        target: `report:${report.id}`,
        detail: {},
      });
    }
    return present(tx, act);
  });
}

/** Decides a report: applies the consequences and notifies the reporter. */
export async function decideReport(
  context: Context,
  { outcome, note, ...act }: Act & { outcome: ReportOutcome; note: string },
): Promise<Report> {
  return inTransaction(context, async (tx) => {
    const { report, facts } = await demandReport(tx, act, outcome);
    await changeReport(tx, report.id, {
      status: outcome === 'dismissed' ? 'dismissed' : 'handled',
      outcome,
      note,
      decided_by: act.operator.id,
      decided_at: tx.now(),
    });
    const detail = { outcome, about: report.target_id };
    const named = `report:${report.id}`;
    await recordAct(tx, { actor: act.operator, action: 'report.decided', target: named, detail, reason: note });
    const accountId = report.target_id;
    if (outcome === 'suspended') await suspend(tx, { operator: act.operator, accountId, reason: note });
    if (outcome === 'withheld' && report.campaign_id !== null) await withholdCampaign(tx, report.campaign_id);
    if (outcome === 'warned' || outcome === 'withheld') await notifyWarned(tx, { accountId, note });
    const name = facts.target_name ?? 'Deleted user';
    if (report.reporter_id !== null) await notifyReporter(tx, { accountId: report.reporter_id, name, outcome });
    return present(tx, act);
  });
}
