import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { JointHistoryEntry } from '../../../contract/hub/joint-history.ts';
import { nameOf } from '../../lib/people-names.ts';

interface Told {
  entry: JointHistoryEntry;
  who: ReactNode;
}

/** Sentence of an event about money or terms. */
export function PoolSentence({ entry, who }: Told) {
  const { what, number, source, outcome } = entry;
  switch (what) {
    case 'settlement':
      return source === 'pool' ? (
        <Trans>
          {who} split what was left in the pool, settlement {number}
        </Trans>
      ) : (
        <Trans>
          {who} recorded revenue, settlement {number}
        </Trans>
      );
    case 'locked':
      return outcome === 'reached' ? (
        <Trans>The pool locked with its minimum reached</Trans>
      ) : (
        <Trans>The pool locked below its minimum, so everyone is refunded</Trans>
      );
    case 'returned':
      return <Trans>Refunded to the payers</Trans>;
    case 'terms':
      return <TermsSentence outcome={outcome} who={who} />;
    default:
      return <DrawSentence entry={entry} who={who} />;
  }
}

function TermsSentence({ outcome, who }: { outcome: string | null; who: ReactNode }) {
  if (outcome === 'applied') return <Trans>The payers agreed to {who}’s new terms</Trans>;
  if (outcome === 'refused') return <Trans>The payers refused {who}’s new terms</Trans>;
  if (outcome === 'withdrawn') return <Trans>{who} withdrew new terms</Trans>;
  return <Trans>{who} proposed new terms</Trans>;
}

function DrawSentence({ entry: { what, number, payee, outcome }, who }: Told) {
  const whom = <b className="font-semibold">{payee ? nameOf(payee) : ''}</b>;
  if (what === 'disputed') {
    return number === null ? (
      <Trans>{who} disputed the pool</Trans>
    ) : (
      <Trans>
        {who} disputed draw {number}
      </Trans>
    );
  }
  if (what === 'proposed') {
    return (
      <Trans>
        {who} proposed draw {number}
      </Trans>
    );
  }
  if (what === 'withdrawn') return <Trans>Draw {number} was withdrawn</Trans>;
  return outcome === 'silence' ? (
    <Trans>
      Draw {number} was paid to {whom}, no objections
    </Trans>
  ) : (
    <Trans>
      Draw {number} was paid to {whom}
    </Trans>
  );
}
