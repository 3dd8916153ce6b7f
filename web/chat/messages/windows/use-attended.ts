import { type FocusEvent, useState } from 'react';

/**
 * Whether the reader is at work in a window: they clicked or went into it, and have not left it. The buttons of its head,
 * passed on the way with the keyboard, do not count. A window that is merely open is not read.
 */
export function useAttended(isOpen: boolean) {
  const [attended, setAttended] = useState(false);
  if (attended && !isOpen) setAttended(false);
  return {
    attended,
    handlers: {
      onFocus: ({ target }: FocusEvent) => setAttended(isOpen && !target.closest('[data-head]')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setAttended(false);
      },
    },
  };
}
