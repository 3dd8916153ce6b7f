import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { type DiscoverySort, discoverySorts } from '../../../contract/discovery/discovery.ts';

/** Sort order, as a native select. */
export function SortSelect({ value, onChange }: { value: DiscoverySort; onChange: (sort: DiscoverySort) => void }) {
  const { t } = useLingui();
  const id = useId();
  const names: Record<DiscoverySort, string> = {
    relevance: t`Most relevant`,
    followers: t`Most followers`,
    engagement: t`Highest engagement`,
    price_asc: t`Lowest price`,
    price_desc: t`Highest price`,
    newest: t`Newest`,
  };
  return (
    <div className="relative flex-none">
      <label htmlFor={id} className="-translate-y-1/2 absolute top-1/2 left-3 text-t3 max-md:sr-only">
        <Trans>Sort</Trans>
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as DiscoverySort)}
        className="field-sizing-content min-h-11 cursor-pointer appearance-none rounded-ctl bg-transparent pt-px pr-7 pl-2 font-semibold text-link text-sm md:w-54 md:border-[1.5px] md:border-ctl md:bg-surface md:pr-10 md:pl-13 md:text-base md:text-t1"
      >
        {discoverySorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
      <ChevronDown className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-1 text-t3 max-md:size-4 md:right-3" />
    </div>
  );
}
