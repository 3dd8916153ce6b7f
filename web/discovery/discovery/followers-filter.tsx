import { Trans, useLingui } from '@lingui/react/macro';
import { followerSteps } from '../../../contract/discovery/discovery.ts';
import type { FacetOption } from './facet-group.tsx';
import type { Filters, Values } from './filters.ts';
import { StepRange } from './step-range.tsx';

interface FollowersFilterProps {
  filters: Filters;
  /** Number of creators per follower range, ascending. */
  classes: readonly FacetOption[];
  onChange: (bounds: Values) => void;
}

/** Follower range slider with a histogram. */
export function FollowersFilter({ filters, classes, onChange }: FollowersFilterProps) {
  const { t } = useLingui();
  return (
    <StepRange
      title={<Trans>Followers</Trans>}
      labels={[t`Min. followers`, t`Max. followers`]}
      steps={followerSteps}
      from={filters.followers_min}
      to={filters.followers_max}
      counts={classes.map(({ count = 0 }) => count)}
      onChange={({ from, to }) => onChange({ followers_min: from, followers_max: to })}
    />
  );
}
