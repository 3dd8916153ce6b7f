import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { showOverlay, useOverlay } from '../lib/overlay.ts';
import { singleKeyOf } from '../lib/shortcuts.ts';

const OverlayLayer = lazy(() => import('./overlay-layer.tsx').catch(() => ({ default: () => null })));

/** Global shortcuts: ⌘K or Ctrl+K opens the palette, / focuses the search, ? shows the shortcuts. */
export function GlobalShortcuts({ me }: { me: string }) {
  const open = useOverlay();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPalette = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key === 'k';
    const key = isPalette ? null : singleKeyOf(event);
    if (isPalette && document.querySelector('dialog:modal') && open !== 'palette') return;
    if (isPalette) showOverlay(open === 'palette' ? null : 'palette');
    else if (key === '?') showOverlay('shortcuts');
    else if (key === '/') search();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return <Suspense fallback={null}>{open ? <OverlayLayer me={me} open={open} /> : null}</Suspense>;
}

/** Focuses the page's search field, or opens the palette. */
function search(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]:not(aside *)');
  const field = [...fields].find((each) => each.checkVisibility());
  if (!field) showOverlay('palette');
  field?.focus();
  field?.select();
}
