import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deadlineSteps, type FeedFacets, paySteps } from '../../../contract/campaigns/feed.ts';
import { FacetGroup } from '../../discovery/discovery/facet-group.tsx';
import { StepRange } from '../../discovery/discovery/step-range.tsx';
import { closedName, daysName, useFilterNames } from './feed-filter-names.ts';
import { type FeedNumbers, type FeedQuery, type ListFilter, setNumbers, toggleFilter } from './feed-filters.ts';

export interface FeedFilterPanelProps {
  query: FeedQuery;
  facets: FeedFacets;
  onChange: (query: FeedQuery) => void;
  /** For values still changing, such as a slider being moved. */
  onLater: (numbers: FeedNumbers) => void;
  /** Rows in the rail, chips in the phones' sheet. */
  look: 'rows' | 'chips';
}

/** All filters of Campaign Posts with what each would leave. */
export default function FeedFilterPanel({ query, facets, onChange, onLater, look }: FeedFilterPanelProps) {
  const { t } = useLingui();
  const optionsOf = useOptions(query, facets);
  const list = (name: ListFilter, title: ReactNode) => (
    <FacetGroup
      title={title}
      name={name}
      look={look}
      shown={5}
      options={optionsOf(name)}
      chosen={query[name] ?? []}
      onToggle={(value) => onChange(toggleFilter(query, name, value))}
    />
  );
  return (
    <div>
      <StepRange
        title={<Trans>Pay per creator</Trans>}
        labels={[t`Min. pay`, t`Max. pay`]}
        sign="₹"
        steps={paySteps}
        from={query.budget_min}
        to={query.budget_max}
        counts={paySteps.map((step) => countOf(facets.pay, String(step)))}
        onChange={({ from, to }) => onLater({ budget_min: from, budget_max: to })}
      />
      {list('compensation', <Trans>Pay</Trans>)}
      {list('category', <Trans>Topic</Trans>)}
      <DeadlineFilter query={query} facets={facets} onChange={onChange} look={look} />
      {list('city', <Trans>City</Trans>)}
      {list('platform', <Trans>Platform</Trans>)}
      {list('content', <Trans>Format</Trans>)}
      {list('language', <Trans>Language</Trans>)}
      {list('objective', <Trans>Objective</Trans>)}
    </div>
  );
}

const countOf = (items: FeedFacets['pay'], value: string) => items.find(({ id }) => id === value)?.count ?? 0;

/** Options of a list, those chosen among them even where they would leave nothing. */
function useOptions(query: FeedQuery, facets: FeedFacets) {
  const { i18n } = useLingui();
  const nameOf = useFilterNames();
  return (name: ListFilter) => {
    const counted = facets[name].map((item) => ({ ...item, name: closedName(name, item.id, i18n) ?? item.name }));
    const missing = (query[name] ?? []).filter((value) => counted.every(({ id }) => id !== value));
    return [...counted, ...missing.map((id) => ({ id, name: nameOf({ kind: name, from: id }), count: 0 }))];
  };
}

function DeadlineFilter({ query, facets, onChange, look }: Omit<FeedFilterPanelProps, 'onLater'>) {
  const { i18n } = useLingui();
  const { deadline_within: days } = query;
  return (
    <FacetGroup
      title={<Trans>Applications close</Trans>}
      name="deadline"
      look={look}
      single
      options={deadlineSteps.map(String).map((id) => ({
        id,
        name: daysName(id, i18n),
        count: countOf(facets.deadline, id),
      }))}
      chosen={days ? [days] : []}
      onToggle={(id) => onChange(setNumbers(query, { deadline_within: id === days ? undefined : id }))}
    />
  );
}
