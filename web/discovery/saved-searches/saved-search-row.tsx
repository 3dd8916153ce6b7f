import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { mostNewcomers, type SavedSearch } from '../../../contract/discovery/saved-searches.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { NameForm } from './name-form.tsx';
import { changeMutation, newcomersQuery, openMutation } from './saved-searches.queries.ts';

interface SavedSearchRowProps {
  saved: SavedSearch;
  /** Description of the filters. */
  words: string;
  to: string;
  /** True for the search shown now. */
  isShown: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** Saved search with its link, number of newcomers and actions. */
export function SavedSearchRow({ saved, words, to, isShown, onOpen, onRemove }: SavedSearchRowProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const change = useMutation(changeMutation(client));
  const open = useMutation(openMutation(client));
  if (isRenaming) {
    return (
      <NameForm
        label={<Trans>New name</Trans>}
        name={saved.name}
        onSave={async (name) => {
          await change.mutateAsync({ id: saved.id, name });
          setRenaming(false);
        }}
        onCancel={() => setRenaming(false)}
      />
    );
  }
  return (
    <div className="relative flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <p className="flex min-h-6 items-center gap-2">
          <Link
            to={to}
            aria-current={isShown ? 'page' : undefined}
            onClick={() => {
              open.mutate(saved.id);
              onOpen();
            }}
            className="min-w-0 truncate font-semibold no-underline after:absolute after:inset-0"
          >
            {saved.name}
          </Link>
          <Newcomers saved={saved} />
        </p>
        <p className="line-clamp-2 text-sm text-t3">{words || <Trans>Everyone</Trans>}</p>
      </div>
      <div className="relative z-1 flex flex-none">
        <IconButton
          icon={saved.alert ? BellRing : Bell}
          size="sm"
          aria-pressed={saved.alert}
          label={saved.alert ? t`Stop alerts for ${saved.name}` : t`Email me new results of ${saved.name}`}
          onClick={() => change.mutateAsync({ id: saved.id, alert: !saved.alert }).catch(() => {})}
        />
        <IconButton icon={Pencil} size="sm" label={t`Rename ${saved.name}`} onClick={() => setRenaming(true)} />
        <IconButton icon={Trash2} size="sm" label={t`Remove ${saved.name}`} onClick={onRemove} />
      </div>
    </div>
  );
}

function Newcomers({ saved }: { saved: SavedSearch }) {
  const { data: count = 0 } = useQuery(newcomersQuery(saved));
  if (count === 0) return null;
  const shown = count < mostNewcomers ? count : `${mostNewcomers - 1}+`;
  return (
    <Tag tone="peacock">
      <Plural value={count} one={`${shown} new`} other={`${shown} new`} />
    </Tag>
  );
}
