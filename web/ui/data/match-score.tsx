import { Trans, useLingui } from '@lingui/react/macro';
import type { Match } from '../../../contract/campaigns/match.ts';
import { cx } from '../cx.ts';

interface MatchScoreProps {
  match: Pick<Match, 'score' | 'few_facts'>;
  isLarge?: boolean;
  /** False when a heading already calls it a match. */
  isNamed?: boolean;
  /** Text below the figure. */
  stacks?: 'always' | 'on-phones';
}

/** Match score out of 100; grey and marked as such when based on fewer than four known facts. */
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
          className="whitespace-nowrap text-xs underline decoration-dotted underline-offset-3"
          title={t`Fewer than four of the campaign’s criteria can be compared.`}
        >
          <Trans>few facts</Trans>
        </span>
      ) : isNamed ? null : (
        <Trans>match</Trans>
      )}
    </span>
  );
}
