/** Required pause in typing before anything opens by itself; ms. */
export const typingPauseMs = 2_000;
/** Time after opening during which Enter and Space are ignored, since they were meant for the page; ms. */
export const guardMs = 500;

/** People may type before this script runs, so the start counts as typing. */
let lastTypedAt = performance.now();

if (typeof document !== 'undefined') {
  const note = () => {
    lastTypedAt = performance.now();
  };
  for (const type of ['keydown', 'input', 'compositionupdate', 'pointerdown', 'focusin'])
    document.addEventListener(type, note, { capture: true, passive: true });
}

/** Whether a non-empty text field has the focus. */
export function isWriting(focused: Element | null): boolean {
  if (!focused) return false;
  const { tagName } = focused;
  if (tagName === 'TEXTAREA') return (focused as HTMLTextAreaElement).value !== '';
  if (tagName === 'INPUT') {
    const { type, value } = focused as HTMLInputElement;
    return !noText.has(type) && value !== '';
  }
  return (focused as HTMLElement).isContentEditable && focused.textContent !== '';
}

const noText: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether nobody has typed for a while, and no field with text has the focus. */
export function isCalm(): boolean {
  return performance.now() - lastTypedAt >= typingPauseMs && !isWriting(document.activeElement);
}

/** Selector of elements that may have opened by themselves. */
const opened = 'dialog:modal, [data-tour-card], [data-unprompted]';

/** Swallows Enter and Space on something that has just opened. Returns a function that ends it. */
export function guardKeys(): () => void {
  const began = performance.now();
  const swallowed = new Set<string>();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const isLate = performance.now() - began >= guardMs;
    if (event.type === 'keydown' && isLate && !event.repeat) swallowed.delete(event.key);
    // A key pressed too early is ignored on release and repetition, too.
    if (isLate && !swallowed.has(event.key)) return;
    const at = event.target instanceof Element ? event.target : null;
    if (!at?.closest(opened) && at !== document.body) return;
    if (event.type === 'keydown') swallowed.add(event.key);
    event.preventDefault();
  };
  const types = ['keydown', 'keyup'] as const;
  for (const type of types) addEventListener(type, onKey, { capture: true });
  return () => {
    for (const type of types) removeEventListener(type, onKey, { capture: true });
  };
}
