import { Trans, useLingui } from '@lingui/react/macro';
import { followerSteps } from '../../../contract/discovery/discovery.ts';
import { RangeSlider } from '../../ui/forms/range-slider.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { type FacetOption, FilterGroup } from './facet-group.tsx';
import type { Filters, Values } from './filters.ts';

const last = followerSteps.length;
/** Label of a slider position; the last position means no bound. */
const nameOf = (place: number) =>
  place >= last ? `${shortenIndian(followerSteps[last - 1] ?? 0)}+` : shortenIndian(followerSteps[place] ?? 0);

function placeOf(value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  const place = followerSteps.findLastIndex((step) => step <= Number(value));
  return place < 0 ? otherwise : place;
}

interface FollowersFilterProps {
  filters: Filters;
  /** Number of creators per follower range, ascending. */
  classes: readonly FacetOption[];
  onChange: (bounds: Values) => void;
}

/** Follower range slider with a histogram. */
export function FollowersFilter({ filters, classes, onChange }: FollowersFilterProps) {
  const { t } = useLingui();
  const low = placeOf(filters.followers_min, 0);
  const high = placeOf(filters.followers_max, last);
  const choose = ([from, to]: [number, number]) => {
    if (from === to) return;
    onChange({
      followers_min: from === 0 ? undefined : String(followerSteps[from]),
      followers_max: to >= last ? undefined : String(followerSteps[to]),
    });
  };
  return (
    <FilterGroup title={<Trans>Followers</Trans>}>
      <Histogram classes={classes} low={low} high={high} />
      <div className="-mt-[23px]">
        <RangeSlider
          labels={[t`Min. followers`, t`Max. followers`]}
          min={0}
          max={last}
          value={[low, high]}
          onChange={choose}
          format={nameOf}
        />
      </div>
      <p className="num -mt-2 flex justify-between text-sm text-t2">
        <span>{nameOf(low)}</span>
        <span>{nameOf(high)}</span>
      </p>
    </FilterGroup>
  );
}

function Histogram({ classes, low, high }: { classes: readonly FacetOption[]; low: number; high: number }) {
  const most = Math.max(1, ...classes.map(({ count = 0 }) => count));
  return (
    <svg viewBox={`0 0 ${last * 10} 44`} preserveAspectRatio="none" aria-hidden="true" className="block h-11 w-full">
      {classes.map(({ id, count = 0 }, place) => {
        const height = count === 0 ? 0 : Math.max(2, Math.sqrt(count / most) * 44);
        const isInside = place >= low && place < high;
        return (
          <rect
            key={id}
            x={place * 10 + 0.6}
            width={8.8}
            y={44 - height}
            height={height}
            className={isInside ? 'fill-c1' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}
