import { Plural, Trans } from '@lingui/react/macro';
import type { FeedFacets } from '../../../contract/campaigns/feed.ts';
import { useLater } from '../../discovery/discovery/use-later.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import FeedFilterPanel from './feed-filter-panel.tsx';
import { clearFeedFilters, type FeedQuery, setNumbers } from './feed-filters.ts';

interface FilterSheetProps {
  query: FeedQuery;
  facets: FeedFacets;
  /** Number of campaigns found; undefined while counting. */
  total: number | undefined;
  onChange: (query: FeedQuery) => void;
  onClose: () => void;
}

/** The filters on phones; the button shows the number of results. */
export default function FilterSheet({ query, facets, total, onChange, onClose }: FilterSheetProps) {
  const { shown, change, later, send } = useLater(query, { merge: setNumbers, onChange });
  const close = () => {
    send();
    onClose();
  };
  return (
    <Sheet
      title={<Trans>Filter</Trans>}
      onClose={close}
      aside={
        <Button variant="text" size="sm" onClick={() => change(clearFeedFilters(query))}>
          <Trans>Clear all</Trans>
        </Button>
      }
      action={
        <Button variant="primary" onClick={close}>
          <ShowThem total={total} />
        </Button>
      }
    >
      <FeedFilterPanel query={shown} facets={facets} onChange={change} onLater={later} look="chips" />
    </Sheet>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Show campaigns</Trans>;
  const count = formatCount(total);
  return <Plural value={total} one={`Show ${count} campaign`} other={`Show ${count} campaigns`} />;
}
