import { readStored, storedKeys, writeStored } from './stored.ts';

/** Where keys write, or belong to a dialog. */
const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';

/** Whether shortcuts of a single key act: who dictates, or presses keys unawares, can switch them off. */
export function hasSingleKeys(): boolean {
  return readStored(storedKeys.singleKeys) !== 'off';
}

export function switchSingleKeys(on: boolean): void {
  writeStored(storedKeys.singleKeys, on ? null : 'off');
}

/** The key that was pressed as a shortcut; null where it writes or belongs to a dialog, and for signs when those are off. */
export function singleKeyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest(writing)) return null;
  if (document.querySelector('dialog:modal')) return null;
  return event.key.length > 1 || hasSingleKeys() ? event.key : null;
}
