import { Trans } from '@lingui/react/macro';
import type { PoolCase as Dispute } from '../../../contract/hub/pool-disputes.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { DrawCard, PaperLink } from './draw-card.tsx';
import { PoolBalance, PoolPayers } from './pool-balance.tsx';
import { PoolDecision } from './pool-decision.tsx';

/** Dispute about a draw or pool with its context, and the decision. */
export function PoolCase({ dispute }: { dispute: Dispute }) {
  const { campaign, spending, pool, reason, papers, opened_by: by, note, can } = dispute;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid gap-6">
        <Card as="section" aria-labelledby="reason">
          <h2 id="reason" className="h4 mb-2">
            <Trans>{nameOf(by)}’s statement</Trans>
          </h2>
          <blockquote className="whitespace-pre-line">“{reason}”</blockquote>
          <p className="grid justify-items-start gap-1">
            {papers.map((paper) => (
              <PaperLink key={paper.id} name={paper.name} url={paper.url} />
            ))}
          </p>
        </Card>
        {spending ? <DrawCard campaignId={campaign.id} draw={spending} silence={pool.silence} /> : null}
        <Card as="section" padding="none" aria-labelledby="pool">
          <PoolBalance pool={pool} />
          <PoolPayers pool={pool} />
        </Card>
      </div>
      {can.decide === true ? (
        <PoolDecision dispute={dispute} />
      ) : note ? (
        <blockquote className="whitespace-pre-line">“{note}”</blockquote>
      ) : null}
    </div>
  );
}
