import { Trans, useLingui } from '@lingui/react/macro';
import { RupeeInput } from '../../ui/number-input.tsx';
import { FilterGroup } from './facet-group.tsx';
import type { Filters, Values } from './filters.ts';

interface PriceFilterProps {
  filters: Filters;
  onChange: (bounds: Values) => void;
}

/** What the cheapest of a creator's rates may cost. */
export function PriceFilter({ filters, onChange }: PriceFilterProps) {
  const { t } = useLingui();
  const read = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const write = (value: number | undefined) => (value === undefined ? undefined : String(value));
  return (
    <FilterGroup title={<Trans>Price from</Trans>}>
      <div className="flex items-center gap-2 pt-1">
        <RupeeInput
          aria-label={t`Price at least`}
          placeholder={t`from`}
          value={read(filters.price_min)}
          onChange={(min) => onChange({ price_min: write(min) })}
          className="md:min-h-10"
        />
        <span className="text-t3">
          <Trans>to</Trans>
        </span>
        <RupeeInput
          aria-label={t`Price at most`}
          placeholder={t`up to`}
          value={read(filters.price_max)}
          onChange={(max) => onChange({ price_max: write(max) })}
          className="md:min-h-10"
        />
      </div>
    </FilterGroup>
  );
}
