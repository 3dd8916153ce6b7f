import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Application } from '../../../contract/applications.ts';
import type { DisputeCase } from '../../../contract/disputes.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';

/** Why the dispute is there, in the words of who opened it. */
export function CaseReason({ dispute }: { dispute: DisputeCase }) {
  const { i18n } = useLingui();
  const opener = dispute.opened_by === dispute.creator.id ? dispute.creator : dispute.influencer;
  return (
    <Card as="section" aria-labelledby="reason">
      <h2 id="reason" className="h4 mb-2">
        <Trans>What {nameOf(opener)} says</Trans>
      </h2>
      <blockquote className="whitespace-pre-line">“{dispute.reason}”</blockquote>
      <p className="num mt-2 text-sm text-t3">
        {formatDay(dispute.createdAt, { locale: i18n.locale })}, {formatClock(dispute.createdAt, i18n.locale)}
      </p>
    </Card>
  );
}

interface CaseHistoryProps {
  dispute: DisputeCase;
  /** A state of an application as it looks elsewhere. */
  tagOf: (status: Application['status']) => ReactNode;
}

/** Every move of the agreement: who, when, with which words and which price. */
export function CaseHistory({ dispute, tagOf }: CaseHistoryProps) {
  const { t, i18n } = useLingui();
  const { creator, influencer, application } = dispute;
  const names: Record<string, string> = {
    [creator.id]: nameOf(creator),
    [influencer.id]: nameOf(influencer),
    system: t`The system`,
  };
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="h4 mb-3">
        <Trans>History</Trans>
      </h2>
      <ol className="grid gap-3">
        {application.history.map((move) => (
          <li key={`${move.createdAt}-${move.to}`} className="grid gap-1 text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {tagOf(move.to as Application['status'])}
              <span className="font-semibold">{names[move.by] ?? t`An operator`}</span>
              <span className="num text-t3">
                {formatDay(move.createdAt, { locale: i18n.locale })}, {formatClock(move.createdAt, i18n.locale)}
              </span>
              {move.quote === null ? null : <Money value={move.quote} className="font-semibold" />}
            </p>
            {move.note ? <p className="whitespace-pre-line text-t2">“{move.note}”</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
