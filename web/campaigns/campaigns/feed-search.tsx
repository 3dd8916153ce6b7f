import { useLingui } from '@lingui/react/macro';
import { SearchWords } from '../../ui/feedback/search-words.tsx';
import type { FeedQuery } from './feed-filters.ts';

/** Search in titles and briefs. */
export function FeedSearch({ query, onChange }: { query: FeedQuery; onChange: (query: FeedQuery) => void }) {
  const { t } = useLingui();
  function find(words: string) {
    const { q: _, ...rest } = query;
    onChange(words ? { ...rest, q: words } : rest);
  }
  return (
    <div data-tour="search" className="mb-2 md:mb-0 md:max-w-md md:flex-1">
      <SearchWords label={t`Search campaigns`} words={query.q ?? ''} onFind={find} />
    </div>
  );
}
