import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Facets } from '../../../contract/discovery.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { late } from '../../ui/late.ts';
import { FilterPanel } from './filter-panel.tsx';
import { activeFilters, clearFilters, type Filters } from './filters.ts';
import { useLater } from './use-later.ts';

// Only phones open it.
const Sheet = late(async () => ({ default: (await import('../../ui/sheet.tsx')).Sheet }));

interface FilterSheetProps {
  filters: Filters;
  /** Undefined until the first answer. */
  facets: Facets | undefined;
  /** How many fit, said on the button that closes; undefined while that is counted anew. */
  total: number | undefined;
  onChange: (filters: Filters) => void;
}

/** The rail of phones: a button with the number of filters, and a sheet whose button says what is left. */
export function FilterSheet({ filters, facets, total, onChange }: FilterSheetProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { shown, change, later, send } = useLater(filters, onChange);
  const close = () => {
    send();
    setOpen(false);
  };
  const count = activeFilters(filters).length;
  return (
    <>
      <Button
        variant="soft"
        icon={SlidersHorizontal}
        aria-label={count === 0 ? t`Filters` : t`Filters, ${count} apply`}
        disabled={!facets}
        onClick={() => setOpen(true)}
        className="flex-none px-3.5 md:hidden"
      >
        {count === 0 ? '' : count}
      </Button>
      {open && facets ? (
        <Suspense fallback={null}>
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
            <FilterPanel filters={shown} facets={facets} onChange={change} onLater={later} look="chips" />
          </Sheet>
        </Suspense>
      ) : null}
    </>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Show creators</Trans>;
  const count = formatCount(total);
  return <Plural value={total} one={`Show ${count} creator`} other={`Show ${count} creators`} />;
}
