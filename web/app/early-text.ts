type Typed = HTMLInputElement | HTMLTextAreaElement;
type Field = Typed | HTMLSelectElement;

/** React's own note of the value it saw last: an input event that does not change it is ignored. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

/**
 * Hands over what was typed, chosen or filled in before hydration. React leaves it in the fields but tells no handler, and
 * empties a controlled field with the next render. Called while the hydration is committed, before any other render.
 */
export function handOverEarlyText(): void {
  const typed = [...document.querySelectorAll<Typed>('input, textarea')].filter(isTyped);
  const chosen = [...document.querySelectorAll('select')].filter((field) => field.value !== firstValueOf(field));
  const early = [...typed, ...chosen].map((field) => ({ field, value: field.value, caret: caretOf(field) }));
  // Once React is done: during the commit it would not render what the handlers change.
  if (early.length > 0) queueMicrotask(() => early.forEach(handOver));
}

function isTyped(field: Typed): boolean {
  if (field.type === 'file') return field.value !== '';
  return !/checkbox|radio|hidden/.test(field.type) && field.value !== field.defaultValue;
}

function firstValueOf({ options }: HTMLSelectElement): string | undefined {
  const all = [...options];
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all.find(({ disabled }) => !disabled))?.value;
}

/** Undefined where it is not needed, or where the kind of field has none. */
function caretOf(field: Field): number | undefined {
  return document.activeElement === field && 'selectionStart' in field
    ? (field.selectionStart ?? undefined)
    : undefined;
}

interface Early {
  field: Field & Tracked;
  value: string;
  caret: number | undefined;
}

function handOver({ field, value, caret }: Early): void {
  // Makes React hydrate the field where its part of the page still waits.
  tell(field);
  const isEmptied = field.value !== value;
  if (isEmptied) field.value = value;
  if (isEmptied && caret !== undefined && 'setSelectionRange' in field) field.setSelectionRange(caret, caret);
  const isTracked = field.type !== 'file' && 'defaultValue' in field && field._valueTracker !== undefined;
  if (isTracked) field._valueTracker?.setValue(field.defaultValue);
  if (isTracked || isEmptied) tell(field);
  // Leaving it was missed too.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function tell(field: Element): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
