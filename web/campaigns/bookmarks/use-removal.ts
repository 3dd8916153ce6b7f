import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookmarkCard } from '../../../contract/campaigns/bookmarks.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type BookmarkTarget, bookmarkQuery, toggleBookmarkMutation } from './bookmark-state.ts';

const keyOf = ({ type, id }: BookmarkTarget) => `${type} ${id}`;

/** Removes cards from the list at once, each with Undo. */
export function useRemoval() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  // Runs independently of the card, which has unmounted.
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
    // Its note is edited by the new bookmark's id.
    await client.invalidateQueries({ queryKey: ['bookmarks', 'list'] });
  }
  function remove(target: BookmarkTarget, { item, name }: { item: BookmarkCard; name: string }) {
    setGone((before) => new Set(before).add(keyOf(target)));
    // After an Undo it has another id than in the list.
    const current = client.getQueryData(bookmarkQuery(target, null).queryKey) ?? item.id;
    void toggle(target, current, item).then((isDone) => isDone || show(target));
    const onUndo = () => void undo(target, item);
    showToast('success', t`Removed ${name} from your favourites.`, { undo: { label: t`Undo`, onUndo } });
  }
  return { isGone: (target: BookmarkTarget) => gone.has(keyOf(target)), remove };
}
