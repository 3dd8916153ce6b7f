import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookmarkCard } from '../../../contract/campaigns/bookmarks.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type BookmarkTarget, bookmarkQuery, toggleBookmarkMutation } from './bookmark-state.ts';

const keyOf = ({ type, id }: BookmarkTarget) => `${type} ${id}`;

/** Takes cards out of the list of favourites at once, each with a way back. */
export function useRemoval() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  // The card has left the page, and its button with it: the act runs on its own.
  async function toggle(target: BookmarkTarget, current: string | null, item: BookmarkCard): Promise<boolean> {
    try {
      await client
        .getMutationCache()
        .build(client, toggleBookmarkMutation(client, target, item))
        .execute(current);
      return true;
    } catch (error) {
      showToast('error', reasonOf(error));
      return false;
    }
  }
  function show(target: BookmarkTarget) {
    setGone((before) => new Set([...before].filter((key) => key !== keyOf(target))));
  }
  async function undo(target: BookmarkTarget, item: BookmarkCard) {
    if (!(await toggle(target, null, item))) return;
    show(target);
    // Its note is changed by the new bookmark's id.
    await client.invalidateQueries({ queryKey: ['bookmarks', 'list'] });
  }
  function remove(target: BookmarkTarget, { item, name }: { item: BookmarkCard; name: string }) {
    setGone((before) => new Set(before).add(keyOf(target)));
    // Taken back once, it is another bookmark than the one the list was read with.
    const current = client.getQueryData(bookmarkQuery(target, null).queryKey) ?? item.id;
    void toggle(target, current, item).then((isDone) => isDone || show(target));
    const onUndo = () => void undo(target, item);
    showToast('success', t`Removed ${name} from your favourites.`, { undo: { label: t`Undo`, onUndo } });
  }
  return { isGone: (target: BookmarkTarget) => gone.has(keyOf(target)), remove };
}
