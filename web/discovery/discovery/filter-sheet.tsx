import { Plural, Trans } from '@lingui/react/macro';
import type { Facets } from '../../../contract/discovery/discovery.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { clearFilters, type Filters, setValues } from './filters.ts';
import type { FoundCounts } from './more-filters.tsx';
import { useLater } from './use-later.ts';

interface FilterSheetProps {
  filters: Filters;
  facets: Facets;
  counts: FoundCounts;
  /** Number of results for the close button; undefined while counting. */
  total: number | undefined;
  onChange: (filters: Filters) => void;
  onClose: () => void;
}

/** Filter sheet of phones; its button shows the number of results. */
export default function FilterSheet({ filters, facets, counts, total, onChange, onClose }: FilterSheetProps) {
  const { shown, change, later, send } = useLater(filters, { merge: setValues, onChange });
  const close = () => {
    send();
    onClose();
  };
  return (
    <Sheet
      title={<Trans>Filters</Trans>}
      onClose={close}
      aside={
        <Button variant="text" size="sm" onClick={() => change(clearFilters(filters))}>
          <Trans>Clear all</Trans>
        </Button>
      }
      action={
        <Button variant="primary" onClick={close}>
          <ShowThem total={total} />
        </Button>
      }
    >
      <FilterPanel filters={shown} facets={facets} counts={counts} onChange={change} onLater={later} look="chips" />
    </Sheet>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Show creators</Trans>;
  const count = formatCount(total);
  return <Plural value={total} one={`Show ${count} creator`} other={`Show ${count} creators`} />;
}
