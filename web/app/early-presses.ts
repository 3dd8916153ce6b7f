declare global {
  interface Window {
    /** Set by an inline script: stops recording and returns the pressed elements, checkboxes with their state. */
    takeEarlyPresses?: () => Map<HTMLElement, boolean | undefined>;
  }
}

/**
 * Inline script that records presses before the page's scripts run, each once, latest last. Native behaviour is not delayed:
 * links, popovers, forms with an action, checkboxes.
 */
export const keepEarlyPresses = `let k=new Map,h=e=>{let b=e.isTrusted&&e.target.closest('button:not([popovertarget]),[type=checkbox],[type=radio]');
if(b&&!b.form?.hasAttribute('action')){'checked'in b||e.preventDefault();e.stopPropagation();k.delete(b);k.set(b,b.checked)}};
addEventListener('click',h,true);window.takeEarlyPresses=()=>{removeEventListener('click',h,true);return k}`;

/** Replays recorded presses in order; removed elements are skipped. */
export function repeatEarlyPresses(): void {
  for (const [pressed, isTicked] of window.takeEarlyPresses?.() ?? []) {
    if (!pressed.isConnected) continue;
    // Toggled back first, so that the click changes it again and React notices.
    if (isTicked !== undefined) (pressed as HTMLInputElement).checked = !isTicked;
    pressed.click();
  }
  delete window.takeEarlyPresses;
}
