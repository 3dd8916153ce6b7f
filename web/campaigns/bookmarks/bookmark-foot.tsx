import { Trans, useLingui } from '@lingui/react/macro';
import { Folder, NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { BookmarkCard } from '../../../contract/campaigns/bookmarks.ts';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const NoteDialog = lazyWithRetry(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

/** List and note of a bookmark, with an edit button. */
export function BookmarkFoot({ item, name }: { item: BookmarkCard; name: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex items-start gap-2 px-1 pt-1.5">
      <div className="min-w-0 flex-1 pt-1.5 text-sm">
        {item.list ? (
          <p className="flex items-center gap-1.5 font-semibold text-t2">
            <Folder className="size-4" />
            <span className="truncate">{item.list}</span>
          </p>
        ) : null}
        {item.note ? <p className="whitespace-pre-line text-t2">{item.note}</p> : null}
        {item.list || item.note ? null : (
          <p className="text-t3">
            <Trans>No note or list yet</Trans>
          </p>
        )}
      </div>
      <IconButton icon={NotebookPen} size="sm" label={t`Note and list for ${name}`} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <NoteDialog item={item} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
