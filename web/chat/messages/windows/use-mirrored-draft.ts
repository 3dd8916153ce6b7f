import { useEffect } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useDraft } from '../drafts.ts';
import { changeWindows } from './windows.state.ts';

/** The entry carries what was begun in the conversation, as the specification has it; the draft itself stands by itself. */
export function useMirroredDraft(me: string, userId: string): void {
  const [text] = useDraft(me, userId);
  const draft = useDebounced(text, 300);
  useEffect(() => changeWindows(me, { is: 'draft', user_id: userId, draft }), [me, userId, draft]);
}
