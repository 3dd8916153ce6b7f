import { useEffect } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useDraft } from '../drafts.ts';
import { changeWindows } from './windows.state.ts';

/** Copies the draft into the window's entry, as the specification requires; the draft itself is stored separately. */
export function useMirroredDraft(me: string, userId: string): void {
  const [text] = useDraft(me, userId);
  const draft = useDebounced(text, 300);
  useEffect(() => changeWindows(me, { is: 'draft', user_id: userId, draft }), [me, userId, draft]);
}
