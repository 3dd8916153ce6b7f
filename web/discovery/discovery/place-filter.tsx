import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { carrier } from '../../lib/api.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { Input } from '../../ui/forms/input.tsx';
import { wordsQuery } from './discovery.queries.ts';
import { FacetGroup, type FacetOption } from './facet-group.tsx';
import { wordName } from './filter-names.ts';
import { type Filters, setValues, toggleWord } from './filters.ts';

interface PlaceFilterProps {
  filters: Filters;
  /** Cities with creators, most creators first. */
  cities: readonly FacetOption[];
  onChange: (filters: Filters) => void;
  look: 'rows' | 'chips';
}

/** Matches places by their English and localized names. */
const beginsWord = (name: string, wanted: string) =>
  ` ${name} ${placeIn(carrier.language(), name)}`.toLowerCase().includes(` ${wanted}`);

const chosenIn = ({ state, country = '' }: Filters, kind: 'state' | 'country') =>
  kind === 'state' ? state : country === '' ? [] : [country];

/** Place filter: largest cities, and search over cities, states and countries. */
export function PlaceFilter({ filters, cities, onChange, look }: PlaceFilterProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isSearching, setSearching] = useState(false);
  const { data: words } = useQuery({ ...wordsQuery(), enabled: isSearching });
  const wanted = typed.trim().toLowerCase();
  const of = (kind: 'state' | 'country', places: readonly { id: string; name: string }[] = []) =>
    places
      .filter(({ id, name }) => wanted !== '' && !chosenIn(filters, kind).includes(id) && beginsWord(name, wanted))
      .slice(0, 3)
      .map(({ id, name }) => ({ id: `${kind} ${id}`, name }));
  const chosen = (['state', 'country'] as const).flatMap((kind) =>
    chosenIn(filters, kind).map((id) => ({ id: `${kind} ${id}`, name: wordName(kind, id) })),
  );
  const found = wanted === '' ? cities : cities.filter(({ name }) => beginsWord(name, wanted));
  const places: FacetOption[] = [...chosen, ...of('state', words?.states), ...of('country', words?.countries)];

  function toggle(id: string) {
    const [kind = '', word] = id.split(' ');
    // Selecting a state or country clears narrower places.
    if (kind === 'state' && word) onChange(toggleWord({ ...filters, city: [] }, 'state', word));
    else if (kind === 'country') {
      const country = word === filters.country ? undefined : word;
      onChange(setValues({ ...filters, state: [], city: [] }, { country }));
    } else onChange(toggleWord(filters, 'city', id));
    setTyped('');
  }
  return (
    <FacetGroup
      title={<Trans>City</Trans>}
      name="city"
      look={look}
      shown={4 + places.length}
      options={[...places, ...found]}
      chosen={[...chosen.map(({ id }) => id), ...filters.city]}
      onToggle={toggle}
    >
      <div className="pt-0.5 pb-1.5">
        <Input
          type="search"
          icon={Search}
          aria-label={t`Find a city, state or country`}
          placeholder={t`City or state`}
          value={typed}
          onFocus={() => setSearching(true)}
          onChange={(event) => setTyped(event.target.value)}
          className="md:min-h-10"
        />
      </div>
      {wanted !== '' && found.length + places.length === chosen.length ? (
        <p className="py-1 text-sm text-t3">
          <Trans>No creators in a place with this name.</Trans>
        </p>
      ) : null}
    </FacetGroup>
  );
}
