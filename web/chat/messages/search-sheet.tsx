import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ConversationUser } from '../../../contract/chat/messages.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Input } from '../../ui/forms/input.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { fullNameOf } from './person-name.ts';
import SearchResults from './search-results.tsx';
import { shortestSearch, useChatFilters } from './use-chat-filters.ts';

/** Last opened result, focused again on return. */
let opened: string | undefined;

interface SearchSheetProps {
  me: string;
  user: ConversationUser;
}

/** Search in one conversation; the query is in the URL, so Back returns to the results. */
export default function SearchSheet({ me, user }: SearchSheetProps) {
  const { t } = useLingui();
  const { find, change } = useChatFilters();
  const q = useDebounced((find ?? '').trim());
  const results = useRef<HTMLDivElement>(null);
  const name = fullNameOf(user);
  useEffect(() => {
    if (opened) results.current?.querySelector<HTMLElement>(`[data-message="${opened}"]`)?.focus();
    opened = undefined;
  }, []);
  return (
    <Sheet title={<Trans>Search in this conversation</Trans>} onClose={() => change({ find: null })}>
      {/* Space for the focus ring. */}
      <div className="pt-1">
        <Input
          type="search"
          icon={Search}
          // React's autoFocus runs before the dialog opens.
          ref={(node) => node?.setAttribute('autofocus', '')}
          aria-label={t`Search messages with ${name}`}
          placeholder={t`Search messages`}
          value={find ?? ''}
          maxLength={100}
          onChange={(event) => change({ find: event.target.value })}
        />
      </div>
      <div
        ref={results}
        onClickCapture={({ target }) => {
          opened = (target as HTMLElement).closest<HTMLElement>('[data-message]')?.dataset.message;
        }}
        className="-mx-4 mt-4 min-h-[60dvh]"
      >
        {q.length >= shortestSearch ? <SearchResults me={me} q={q} partnerId={user.id} /> : null}
      </div>
    </Sheet>
  );
}
