import type { KeyboardEvent } from 'react';

/** Enter that ends the choice of a word is not a send; Safari tells it by the key code alone. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229;

/** Whether a key pressed in a text that is to be sent sends it: Enter does, Shift+Enter adds a line. */
export function asksToSend(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposing(event);
}
