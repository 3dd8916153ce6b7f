declare global {
  interface Window {
    /** Set by an inline script: stops recording and returns the pressed elements, checkboxes with their state. */
    takeEarlyPresses?: () => Map<HTMLElement, boolean | undefined>;
  }
}

/**
 * Inline script: records presses, and forms sent by Enter, before the page's scripts run, each once, latest last. Native behaviour is not delayed:
 * links, popovers, forms with an action, checkboxes.
 */
export function keepEarlyPresses(): void {
  const presses = new Map<HTMLElement, boolean | undefined>();
  const onClick = (event: Event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const selector = 'button:not([popovertarget]),[type=checkbox],[type=radio]';
    const pressed = event.target.closest<HTMLButtonElement | HTMLInputElement>(selector);
    if (!pressed || pressed.form?.hasAttribute('action')) return;
    const isTicked = 'checked' in pressed ? pressed.checked : undefined;
    if (isTicked === undefined) event.preventDefault();
    event.stopPropagation();
    presses.delete(pressed);
    presses.set(pressed, isTicked);
  };
  // Enter in a form without a button: the browser would leave the page.
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopPropagation();
    presses.set(form, undefined);
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  window.takeEarlyPresses = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    return presses;
  };
}

/** Replays recorded presses in order; removed elements are skipped. */
export function repeatEarlyPresses(): void {
  for (const [pressed, isTicked] of window.takeEarlyPresses?.() ?? []) {
    if (!pressed.isConnected) continue;
    // Toggled back first, so that the click changes it again and React notices.
    if (isTicked !== undefined) (pressed as HTMLInputElement).checked = !isTicked;
    if ('requestSubmit' in pressed) (pressed as HTMLFormElement).requestSubmit();
    else pressed.click();
  }
  delete window.takeEarlyPresses;
}
