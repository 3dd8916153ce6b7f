import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApplicationTag } from '../../campaigns/applications/application-tag.tsx';
import { PoolCase } from '../../hub/pools/pool-case.tsx';
import { poolCaseQuery } from '../../hub/pools/pool-disputes.queries.ts';
import { contentNames } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { CaseHistory, CaseStatements } from '../../work/disputes/case-sides.tsx';
import { CaseWork } from '../../work/disputes/case-work.tsx';
import { DecisionForm } from '../../work/disputes/decision-form.tsx';
import { DisputeTag } from '../../work/disputes/dispute-tag.tsx';
import { caseQuery } from '../../work/disputes/disputes.queries.ts';
import { EscrowLine } from '../../work/escrow/escrow-line.tsx';
import { FromBudget } from '../../work/escrow/from-budget.tsx';
import { ConsoleHead } from '../console/console-head.tsx';

const poolPrefix = 'pool-';

/** Dispute about an agreement or a pool. */
export default function OperatorDispute() {
  const { id = '' } = useParams();
  return id.startsWith(poolPrefix) ? <AboutPool id={id.slice(poolPrefix.length)} /> : <AboutAgreement id={id} />;
}

function AboutPool({ id }: { id: string }) {
  const { t } = useLingui();
  const { data: dispute, error, refetch } = useQuery(poolCaseQuery(id));
  const list = { to: `${paths.operatorDisputes}?about=pools`, name: <Trans>Disputes</Trans> };
  if (!dispute) return <NotYet list={list} name={t`Dispute`} error={error} onRetry={refetch} />;
  return (
    <>
      <ConsoleHead
        name={dispute.campaign.title}
        list={list}
        tag={<DisputeTag outcome={dispute.outcome} />}
        text={nameOf(dispute.owner)}
      />
      <PoolCase dispute={dispute} />
    </>
  );
}

interface NotYetProps {
  name: string;
  list: { to: string; name: ReactNode };
  error: Error | null;
  onRetry: () => void;
}

function NotYet({ name, list, error, onRetry }: NotYetProps) {
  return (
    <>
      <ConsoleHead name={name} list={list} />
      {error ? (
        <ErrorState title={<Trans>Couldn’t load this dispute</Trans>} text={reasonOf(error)} onRetry={onRetry} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  );
}

/** Dispute about an agreement: statements, history, work, money, decision. */
function AboutAgreement({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data: dispute, error, refetch } = useQuery(caseQuery(id));
  const list = { to: paths.operatorDisputes, name: <Trans>Disputes</Trans> };
  if (!dispute) return <NotYet list={list} name={t`Dispute`} error={error} onRetry={refetch} />;
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
          <CaseHistory
            dispute={dispute}
            tagOf={(status) => <ApplicationTag application={{ ...dispute.application, status }} />}
          />
        </div>
        <div className="grid gap-6">
          <EscrowLine escrow={dispute.escrow} side="creator" />
          {dispute.note ? <blockquote className="whitespace-pre-line">“{dispute.note}”</blockquote> : null}
          {dispute.can.decide === true ? <DecisionForm dispute={dispute} /> : null}
          <FromBudget net={dispute.escrow.net} reader="operator" />
        </div>
      </div>
    </>
  );
}
