import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { reasonOf } from '../../lib/form-errors.ts';
import { cx } from '../../ui/cx.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type BookmarkTarget, bookmarkQuery, toggleBookmarkMutation } from './bookmark-state.ts';

interface BookmarkButtonProps {
  target: BookmarkTarget;
  name: string;
  /** Bookmark id when the card was loaded. */
  bookmarkId: string | null;
  /** Default on phones' cards and rows: bare; 'disc' over a cover, 'box' beside buttons. */
  look?: 'disc' | 'box';
  /** Handles the removal, where the card disappears with the bookmark. */
  onRemove?: () => void;
}

/** Bookmark toggle with an optimistic update. */
export function BookmarkButton({ target, name, bookmarkId, look = 'disc', onRemove }: BookmarkButtonProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: current = null } = useQuery(bookmarkQuery(target, bookmarkId));
  const { mutateAsync } = useMutation(toggleBookmarkMutation(client, target));
  const isKept = current !== null;
  const label = isKept ? t`Remove ${name} from Favourites` : t`Add ${name} to Favourites`;
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={label}
      title={label}
      onClick={() => {
        if (isKept && onRemove) return onRemove();
        mutateAsync(current).catch((error) => showToast('error', reasonOf(error)));
      }}
      className={cx(
        'relative z-1 grid cursor-pointer place-items-center bg-surface hover:text-gulal',
        look === 'disc'
          ? 'hit-44 size-9 rounded-full'
          : 'size-12 flex-none rounded-ctl border-[1.5px] border-line md:size-11',
        isKept ? 'text-gulal' : 'text-t2',
      )}
    >
      <Heart className={cx(look === 'disc' && 'md:size-4', isKept && 'fill-current')} />
    </button>
  );
}
