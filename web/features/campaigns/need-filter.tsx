import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { type NeedKind, needKinds } from '../../../contract/campaign-words.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { ToggleChip } from '../../ui/chip.tsx';

/** The kinds of need in the address. */
export function useNeedFilter() {
  const [search, setSearch] = useSearchParams();
  const kinds = needKinds.filter((kind) => search.getAll('need').includes(kind));
  function toggle(kind: NeedKind) {
    const next = kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];
    setSearch(new URLSearchParams(next.map((one) => ['need', one])), { replace: true, preventScrollReset: true });
  }
  return { kinds, toggle };
}

export function NeedFilter({ kinds, toggle }: ReturnType<typeof useNeedFilter>) {
  const { i18n } = useLingui();
  return (
    <div className="relative scrollbar-none -mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      {needKinds.map((kind) => (
        <ToggleChip key={kind} on={kinds.includes(kind)} onToggle={() => toggle(kind)}>
          {i18n._(needNames[kind])}
        </ToggleChip>
      ))}
    </div>
  );
}
