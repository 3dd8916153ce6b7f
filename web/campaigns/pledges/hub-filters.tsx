import { useLingui } from '@lingui/react/macro';
import { type NeedKind, needKinds } from '../../../contract/campaigns/campaign-enums.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { SearchWords } from '../../ui/feedback/search-words.tsx';

interface Looked {
  kinds: readonly NeedKind[];
  words: string;
}

const looked = {
  read: (search: URLSearchParams): Looked => ({
    kinds: needKinds.filter((kind) => search.getAll('need').includes(kind)),
    words: cutText(search.get('q')?.trim() ?? '', 100),
  }),
  write: ({ kinds, words }: Looked) =>
    new URLSearchParams([...kinds.map((kind) => ['need', kind]), ...(words ? [['q', words]] : [])]),
};

/** Need kinds and search text in the URL. */
export function useHubFilters() {
  const [{ kinds, words }, change] = useUrlState(looked);
  return {
    kinds,
    words,
    toggle: (kind: NeedKind) =>
      change({ words, kinds: kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind] }),
    find: (next: string) => change({ kinds, words: next }),
  };
}

export type HubFilterState = ReturnType<typeof useHubFilters>;

/** Search text and need kinds. */
export function HubFilters({ filters: { kinds, words, toggle, find } }: { filters: HubFilterState }) {
  const { t, i18n } = useLingui();
  return (
    <div className="mb-4 grid gap-2">
      <SearchWords label={t`Search joint campaigns`} words={words} onFind={find} />
      <fieldset
        aria-label={t`What is needed`}
        className="relative scrollbar-none -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
      >
        {needKinds.map((kind) => (
          <ToggleChip key={kind} on={kinds.includes(kind)} onToggle={() => toggle(kind)}>
            {i18n._(needNames[kind])}
          </ToggleChip>
        ))}
      </fieldset>
    </div>
  );
}
