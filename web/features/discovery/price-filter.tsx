import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RupeeInput } from '../../ui/number-input.tsx';
import { FilterGroup } from './facet-group.tsx';
import type { Filters } from './filters.ts';
import { useSettled } from './use-settled.ts';

interface PriceFilterProps {
  filters: Filters;
  onChange: (bounds: { price_min: string | undefined; price_max: string | undefined }) => void;
}

type Bounds = { min: number | undefined; max: number | undefined };

/** What the cheapest of a creator's rates may cost. */
export function PriceFilter({ filters, onChange }: PriceFilterProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Bounds>();
  const read = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const shown = draft ?? { min: read(filters.price_min), max: read(filters.price_max) };
  const write = (value: number | undefined) => (value === undefined ? undefined : String(value));
  useSettled(
    draft,
    () => {
      if (!draft) return;
      onChange({ price_min: write(draft.min), price_max: write(draft.max) });
      setDraft(undefined);
    },
    600,
  );
  return (
    <FilterGroup title={<Trans>Price from</Trans>}>
      <div className="flex items-center gap-2 pt-1">
        <RupeeInput
          aria-label={t`Price at least`}
          placeholder={t`from`}
          value={shown.min}
          onChange={(min) => setDraft({ ...shown, min })}
          className="md:min-h-10"
        />
        <span className="text-t3">
          <Trans>to</Trans>
        </span>
        <RupeeInput
          aria-label={t`Price at most`}
          placeholder={t`up to`}
          value={shown.max}
          onChange={(max) => setDraft({ ...shown, max })}
          className="md:min-h-10"
        />
      </div>
    </FilterGroup>
  );
}
