declare global {
  interface Window {
    /** Set by the document itself: ends the keeping, and tells what was pressed, boxes with how they were left. */
    takeEarlyPresses?: () => Map<HTMLElement, boolean | undefined>;
  }
}

/**
 * Runs in the document before any other script: keeps what is pressed while the page is seen and its scripts are still
 * on their way, each once, what was pressed last at the end. What the browser does by itself it does at once: links,
 * popovers, forms with an address, ticks.
 */
export const keepEarlyPresses = `let k=new Map,h=e=>{let b=e.isTrusted&&e.target.closest('button:not([popovertarget]),[type=checkbox],[type=radio]');
if(b&&!b.form?.hasAttribute('action')){'checked'in b||e.preventDefault();e.stopPropagation();k.delete(b);k.set(b,b.checked)}};
addEventListener('click',h,true);window.takeEarlyPresses=()=>{removeEventListener('click',h,true);return k}`;

/** Does what was pressed too early, in that order. What is gone from the page is left. */
export function repeatEarlyPresses(): void {
  for (const [pressed, isTicked] of window.takeEarlyPresses?.() ?? []) {
    if (!pressed.isConnected) continue;
    // It is ticked once more, for the page to hear of it.
    if (isTicked !== undefined) (pressed as HTMLInputElement).checked = !isTicked;
    pressed.click();
  }
  delete window.takeEarlyPresses;
}
