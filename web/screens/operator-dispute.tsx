import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApplicationTag } from '../features/applications/application-tag.tsx';
import { CaseHistory, CaseStatements } from '../features/disputes/case-sides.tsx';
import { CaseWork } from '../features/disputes/case-work.tsx';
import { DecisionForm } from '../features/disputes/decision-form.tsx';
import { DisputeTag } from '../features/disputes/dispute-tag.tsx';
import { caseQuery } from '../features/disputes/disputes.queries.ts';
import { EscrowLine } from '../features/escrow/escrow-line.tsx';
import { FromBudget } from '../features/escrow/from-budget.tsx';
import { ConsoleHead } from '../features/operator/console-head.tsx';
import { contentNames } from '../lib/campaign-words.ts';
import { reasonOf } from '../lib/form-errors.ts';
import { paths } from '../lib/paths.ts';
import { nameOf } from '../lib/people-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

/** One dispute: what both sides did and said, the work, the money, and the decision. */
export default function OperatorDispute() {
  const { id = '' } = useParams();
  const { t, i18n } = useLingui();
  const { data: dispute, error, refetch } = useQuery(caseQuery(id));
  const list = { to: paths.operatorDisputes, name: <Trans>Disputes</Trans> };
  if (!dispute) {
    return (
      <>
        <ConsoleHead name={t`Dispute`} list={list} />
        {error ? (
          <ErrorState title={<Trans>This dispute did not load</Trans>} text={reasonOf(error)} onRetry={refetch} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )}
      </>
    );
  }
  const contentName = (type: string) => {
    const name = contentNames[type as keyof typeof contentNames];
    return name ? i18n._(name) : type;
  };
  return (
    <>
      <ConsoleHead
        name={dispute.campaign.title}
        list={list}
        tag={<DisputeTag outcome={dispute.outcome} />}
        text={
          <Trans>
            {nameOf(dispute.creator)} and {nameOf(dispute.influencer)}
          </Trans>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-6">
          <CaseStatements dispute={dispute} />
          <CaseWork deliverables={dispute.deliverables} contentName={contentName} />
          <CaseHistory dispute={dispute} tagOf={(status) => <ApplicationTag status={status} />} />
        </div>
        <div className="grid gap-6">
          <EscrowLine escrow={dispute.escrow} side="creator" />
          {dispute.note ? <blockquote className="whitespace-pre-line">“{dispute.note}”</blockquote> : null}
          {dispute.status === 'open' ? <DecisionForm dispute={dispute} /> : null}
          <FromBudget net={dispute.escrow.net} reader="operator" />
        </div>
      </div>
    </>
  );
}
