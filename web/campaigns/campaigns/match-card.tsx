import { Trans } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { Card } from '../../ui/data/card.tsx';
import { ForAndAgainst } from '../../ui/data/for-and-against.tsx';

/** Match with its reasons; nothing without criteria. */
export function MatchCard({ match }: Pick<Campaign, 'match'>) {
  if (!match || match.of === 0) return null;
  return (
    <Card as="section" aria-labelledby="match">
      <h2 id="match" className="h4 mb-3">
        <Trans>
          You match {match.met} of {match.of}
        </Trans>
      </h2>
      {match.few_facts ? (
        <p className="-mt-2 mb-3 text-sm text-t3">
          <Trans>Not enough details: fewer than four criteria can be compared.</Trans>
        </p>
      ) : null}
      <ForAndAgainst pros={match.reasons} cons={match.gaps} />
    </Card>
  );
}
