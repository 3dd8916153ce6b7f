import { readStored, storedKeys, writeStored } from './stored.ts';

/** Elements that take typed keys, and dialogs. */
const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';

/** Whether single-key shortcuts are on; users of dictation can switch them off. */
export function hasSingleKeys(): boolean {
  return readStored(storedKeys.singleKeys) !== 'off';
}

export function switchSingleKeys(on: boolean): void {
  writeStored(storedKeys.singleKeys, on ? null : 'off');
}

/** Key of a shortcut; null while typing or in a dialog, and for single keys when off. */
export function singleKeyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest(writing)) return null;
  if (document.querySelector('dialog:modal')) return null;
  return event.key.length > 1 || hasSingleKeys() ? event.key : null;
}
