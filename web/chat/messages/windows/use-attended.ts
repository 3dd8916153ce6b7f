import { type FocusEvent, useState } from 'react';

/**
 * Whether the user works in a window: clicked into it or focused it. Its header buttons do not count, nor does being open.
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
