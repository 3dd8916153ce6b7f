import { Trans, useLingui } from '@lingui/react/macro';
import { contentIds } from '../../../contract/core/platforms.ts';
import { formatCount } from '../../lib/format.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { FilterGroup } from './facet-group.tsx';
import { contentName } from './filter-names.ts';
import type { Filters, Values } from './filters.ts';

interface PriceFilterProps {
  filters: Filters;
  /** Number of matches without a price of the format; undefined without a price filter. */
  withoutPrice: number | undefined;
  onChange: (bounds: Values) => void;
}

/** Price range filter; applies to the lowest rate, or to the chosen format's rate. */
export function PriceFilter({ filters, withoutPrice, onChange }: PriceFilterProps) {
  const { t, i18n } = useLingui();
  const isPriceOfFormat = filters.price_format && (filters.price_min || filters.price_max);
  const formats = contentIds.map((id) => ({ id, name: contentName(id, i18n) }));
  const read = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const write = (value: number | undefined) => (value === undefined ? undefined : String(value));
  return (
    <FilterGroup title={<Trans>Format and price</Trans>}>
      <p className="pb-1.5 text-t3 text-xs">
        <Trans>Price, sorting and the cards follow the format.</Trans>
      </p>
      <Select
        aria-label={t`Format of the price`}
        placeholder={t`Cheapest format`}
        options={formats}
        value={filters.price_format ?? ''}
        onChange={(event) =>
          onChange({
            price_format: event.target.value || undefined,
            ...(event.target.value ? {} : { price_unknown: undefined }),
          })
        }
        className="md:min-h-10"
      />
      <div className="flex items-center gap-2 pt-2">
        <RupeeInput
          aria-label={t`Min. price`}
          placeholder={t`from`}
          value={read(filters.price_min)}
          onChange={(min) => onChange({ price_min: write(min) })}
          className="md:min-h-10"
        />
        <span className="text-t3">
          <Trans>to</Trans>
        </span>
        <RupeeInput
          aria-label={t`Max. price`}
          placeholder={t`up to`}
          value={read(filters.price_max)}
          onChange={(max) => onChange({ price_max: write(max) })}
          className="md:min-h-10"
        />
      </div>
      {isPriceOfFormat ? (
        <Checkbox
          checked={filters.price_unknown === 'true'}
          onChange={(event) => onChange({ price_unknown: event.target.checked ? 'true' : undefined })}
          count={withoutPrice === undefined ? undefined : formatCount(withoutPrice)}
          className="pt-1 md:text-sm"
        >
          <Trans>Also show creators without a price for this format</Trans>
        </Checkbox>
      ) : null}
    </FilterGroup>
  );
}
