import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type NeedKind, needKinds } from '../../../contract/campaign-words.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** The kinds of need and the words in the address. */
export function useHubFilters() {
  const [search, setSearch] = useSearchParams();
  const kinds = needKinds.filter((kind) => search.getAll('need').includes(kind));
  const words = search.get('q')?.trim().slice(0, 100) ?? '';
  function go(next: { kinds: readonly NeedKind[]; words: string }) {
    const address = new URLSearchParams(next.kinds.map((kind) => ['need', kind]));
    if (next.words) address.set('q', next.words);
    setSearch(address, { replace: true, preventScrollReset: true });
  }
  return {
    kinds,
    words,
    toggle: (kind: NeedKind) =>
      go({ words, kinds: kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind] }),
    find: (next: string) => go({ kinds, words: next }),
  };
}

export type HubFilterState = ReturnType<typeof useHubFilters>;

/** Words to look for, and what one could bring. */
export function HubFilters({ filters: { kinds, words, toggle, find } }: { filters: HubFilterState }) {
  const { t, i18n } = useLingui();
  return (
    <div className="mb-4 grid gap-2">
      <HubSearch key={words} words={words} onFind={find} />
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

/** Applies with Enter or when the field is left. */
function HubSearch({ words, onFind }: { words: string; onFind: (words: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(words);
  function apply() {
    if (text.trim() !== words) onFind(text.trim());
  }
  return (
    <search>
      <form
        className="max-w-md"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field label={<Trans>Search joint campaigns</Trans>} hideLabel>
          <Input
            type="search"
            icon={Search}
            value={text}
            maxLength={100}
            placeholder={t`Search joint campaigns`}
            onChange={(event) => setText(event.target.value)}
            onBlur={apply}
          />
        </Field>
      </form>
    </search>
  );
}
