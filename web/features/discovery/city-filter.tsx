import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Input } from '../../ui/input.tsx';
import { FacetGroup, type FacetOption } from './facet-group.tsx';

interface CityFilterProps {
  cities: readonly FacetOption[];
  chosen: string | undefined;
  onChoose: (city: string | undefined) => void;
  look: 'rows' | 'chips';
}

/** Cities with anyone in them, the fullest first; typing narrows the list. */
export function CityFilter({ cities, chosen, onChoose, look }: CityFilterProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = wanted === '' ? cities : cities.filter((city) => city.name.toLowerCase().includes(wanted));
  return (
    <FacetGroup
      title={<Trans>City</Trans>}
      name="city"
      look={look}
      single
      shown={4}
      options={found}
      chosen={chosen ? [chosen] : []}
      onToggle={(city) => onChoose(city === chosen ? undefined : city)}
    >
      <div className="pt-0.5 pb-1.5">
        <Input
          type="search"
          icon={Search}
          aria-label={t`Find a city`}
          placeholder={t`Find a city`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="md:min-h-10"
        />
      </div>
      {wanted !== '' && found.length === 0 ? (
        <p className="py-1 text-sm text-t3">
          <Trans>No creator in a city of this name.</Trans>
        </p>
      ) : null}
    </FacetGroup>
  );
}
