import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { PersonCard } from '../../../contract/core/people.ts';
import type { DisputeCase } from '../../../contract/work/disputes.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';

/** Statements of both parties, the opener's first. */
export function CaseStatements({ dispute }: { dispute: DisputeCase }) {
  const { creator, influencer, opened_by: openedBy, answer, answered_at: answeredAt, decided_at: decidedAt } = dispute;
  const [opener, other] = openedBy === creator.id ? [creator, influencer] : [influencer, creator];
  return (
    <>
      <Statement id="reason" by={opener} words={dispute.reason} at={dispute.createdAt} />
      {answer && answeredAt ? (
        <Statement id="answer" by={other} words={answer} at={answeredAt} />
      ) : decidedAt ? null : (
        <p className="text-sm text-t3">
          <Trans>{nameOf(other)} has been notified but hasn’t responded yet.</Trans>
        </p>
      )}
    </>
  );
}

interface StatementProps {
  id: string;
  by: PersonCard;
  words: string;
  /** ISO 8601 UTC. */
  at: string;
}

function Statement({ id, by, words, at }: StatementProps) {
  const { i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="h4 mb-2">
        <Trans>{nameOf(by)}’s statement</Trans>
      </h2>
      <blockquote className="whitespace-pre-line">“{words}”</blockquote>
      <p className="num mt-2 text-sm text-t3">
        {formatDay(at, { locale: i18n.locale })}, {formatClock(at, i18n.locale)}
      </p>
    </Card>
  );
}

interface CaseHistoryProps {
  dispute: DisputeCase;
  /** Renders a status as elsewhere. */
  tagOf: (status: Application['status']) => ReactNode;
}

/** History of the agreement: who, when, note, price. */
export function CaseHistory({ dispute, tagOf }: CaseHistoryProps) {
  const { t, i18n } = useLingui();
  const { creator, influencer, application } = dispute;
  const names: Record<string, string> = {
    [creator.id]: nameOf(creator),
    [influencer.id]: nameOf(influencer),
    system: t`System`,
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
              <span className="font-semibold">{names[move.account_id ?? 'system'] ?? t`Our team`}</span>
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
