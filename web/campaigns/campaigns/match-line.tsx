import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import { cx } from '../../ui/cx.ts';
import { ForAndAgainst } from '../../ui/data/for-and-against.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';

/** "You match 4 of 5", with reasons and gaps behind Why. */
function MatchLine({ match }: { match: Match }) {
  const { t } = useLingui();
  const { met, of } = match;
  if (of === 0) return null;
  return (
    <div className="mt-3 flex min-h-11 items-center gap-3 border-line border-t border-dashed pt-2.5">
      <span aria-hidden="true" className="flex w-24 gap-1">
        {Array.from({ length: of }, (_, at) => at).map((at) => (
          <i key={at} className={cx('h-1.5 flex-1 rounded-full', at < met ? 'bg-pea' : 'bg-line')} />
        ))}
      </span>
      <span className="num flex-1 font-semibold text-sm">
        <Trans>
          You match {met} of {of}
        </Trans>
      </span>
      <span className="text-right">
        <span className="sr-only">
          <Trans>Match out of 100:</Trans>{' '}
        </span>
        <MatchScore match={match} isNamed />
      </span>
      <Popover
        label={t`Why this match`}
        className="w-80"
        trigger={(props) => (
          <button type="button" {...props} className="link hit-44 cursor-pointer font-semibold text-sm">
            <Trans>Reason</Trans>
          </button>
        )}
      >
        <div className="p-4">
          <ForAndAgainst pros={match.reasons} cons={match.gaps} />
        </div>
      </Popover>
    </div>
  );
}

/** Match line of a card, if known. */
export function fitOf({ match }: Pick<Campaign, 'match'>): ReactNode {
  return match ? <MatchLine match={match} /> : null;
}
