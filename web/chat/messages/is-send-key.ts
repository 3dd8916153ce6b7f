import type { KeyboardEvent } from 'react';

/** Enter that confirms an input method's choice does not send; Safari marks it by the key code only. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229;

/** Whether a key press sends the text: Enter does, Shift+Enter adds a line. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposing(event);
}
