/** Nothing opens by itself before so long a pause in typing; ms. */
export const typingPauseMs = 2_000;
/** So long after it has opened, Enter and Space were meant for what was there before; ms. */
export const guardMs = 500;
const lookMs = 200;

/** People may type before a page has asked for anything, so its start counts as typing. */
let lastTypedAt = performance.now();

if (typeof document !== 'undefined') {
  const note = () => {
    lastTypedAt = performance.now();
  };
  for (const type of ['keydown', 'input', 'compositionupdate', 'pointerdown', 'focusin'])
    document.addEventListener(type, note, { capture: true, passive: true });
}

/** Whether a field that holds text has the focus. */
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

/** Runs once nobody is in the middle of typing: now, or as soon as that is so. Returns what calls it off. */
export function whenCalm(run: () => void): () => void {
  const isCalm = () => performance.now() - lastTypedAt >= typingPauseMs && !isWriting(document.activeElement);
  if (isCalm()) {
    run();
    return () => {};
  }
  const timer = setInterval(() => {
    if (!isCalm()) return;
    clearInterval(timer);
    run();
  }, lookMs);
  return () => clearInterval(timer);
}

/** Opened by itself a moment ago: its buttons take no Enter and no Space yet. */
const opened = 'dialog:modal, [data-tour-card], [data-unprompted]';

/** Swallows Enter and Space on what has just opened. Returns what ends it. */
export function guardKeys(): () => void {
  const began = performance.now();
  const swallowed = new Set<string>();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const isLate = performance.now() - began >= guardMs;
    if (event.type === 'keydown' && isLate && !event.repeat) swallowed.delete(event.key);
    // A key that went down too early presses nothing when it comes up, nor while it is held.
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
