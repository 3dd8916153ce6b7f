import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { langOf } from '../../lib/lang-of.ts';
import { Input } from '../../ui/forms/input.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useSuggestions } from '../discovery/use-suggestions.ts';

interface AddCreatorProps {
  /** Ids that are picked already. */
  picked: readonly string[];
  /** Offered before anything is typed. */
  favourites: readonly Pick<InfluencerCard, 'id' | 'fullname' | 'username'>[];
  onAdd: (id: string) => void;
  onClose: () => void;
}

/** Finds a creator by name, or among the favourites. */
export function AddCreator({ picked, favourites, onAdd, onClose }: AddCreatorProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const kept = favourites.map(({ id, fullname, username }) => ({ id, name: fullname, detail: username }));
  const suggested = useSuggestions(typed.trim()).filter(({ kind }) => kind === 'influencer');
  const found = (isTyped ? suggested : kept).filter(({ id }) => !picked.includes(id));
  return (
    <Sheet title={<Trans>Add a creator</Trans>} onClose={onClose}>
      <Input
        type="search"
        icon={Search}
        aria-label={t`Name of the creator`}
        placeholder={t`Name or handle`}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!isTyped && found.length > 0 ? (
        <h3 className="mt-4 font-semibold text-sm text-t2">
          <Trans>From favourites</Trans>
        </h3>
      ) : null}
      <ul aria-label={isTyped ? t`Creators` : t`From favourites`} className="mt-3 divide-y divide-line">
        {found.map(({ id, name, detail }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onAdd(id)}
              className="flex min-h-12 w-full cursor-pointer items-center gap-2 text-left hover:bg-sunken"
            >
              <span lang={langOf(name)} className="min-w-0 truncate font-semibold">
                {name}
              </span>
              <span className="min-w-0 flex-1 truncate text-sm text-t3">@{detail}</span>
              <Plus className="size-4 text-link" />
            </button>
          </li>
        ))}
      </ul>
      {!isTyped && found.length === 0 ? (
        <p className="mt-3 text-sm text-t3">
          <Trans>Type the name of a creator who worked for you.</Trans>
        </p>
      ) : null}
    </Sheet>
  );
}
