import { Trans, useLingui } from '@lingui/react/macro';
import type { Match } from '../../../contract/campaigns/match.ts';
import { cx } from '../cx.ts';

interface MatchScoreProps {
  match: Pick<Match, 'score' | 'few_facts'>;
  isLarge?: boolean;
  /** Where a heading says already that it is a match. */
  isNamed?: boolean;
  /** The words under the figure. */
  stacks?: 'always' | 'on-phones';
}

/** A match of 100; one from fewer than four known facts is grey and says so. */
export function MatchScore({ match: { score, few_facts: isFew }, isLarge, isNamed, stacks }: MatchScoreProps) {
  const { t } = useLingui();
  return (
    <span className="num text-sm text-t3">
      <b
        className={cx(
          'font-bold leading-none',
          isLarge ? 'text-xl' : 'text-base',
          !isFew && 'text-link',
          stacks === 'always' && 'block',
          stacks === 'on-phones' && 'max-md:block',
        )}
      >
        {score}
      </b>{' '}
      {isFew ? (
        <span
          className="whitespace-nowrap text-xs"
          title={t`Fewer than four of the campaign’s criteria can be compared.`}
        >
          <Trans>not enough details</Trans>
        </span>
      ) : isNamed ? null : (
        <Trans>match</Trans>
      )}
    </span>
  );
}
