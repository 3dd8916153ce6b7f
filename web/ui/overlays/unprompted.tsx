import { type ReactNode, useEffect, useState } from 'react';
import { guardKeys } from '../feedback/typing-pause.ts';
import { takeTurn } from '../feedback/unprompted-turns.ts';

interface UnpromptedProps {
  /** Opens before others, and although another was already shown on this page. */
  isUrgent?: boolean;
  /** Selector of elements that it must not cover, besides dialogs and menus. */
  unless?: string;
  /** Import it statically: a lazy child would appear after the check. */
  children: ReactNode;
}

/**
 * Holds back what opens by itself (a warning, a tour, a question, a notice) until it is its turn and it cannot receive keys or
 * presses meant for something else.
 */
export function Unprompted({ isUrgent = false, unless, children }: UnpromptedProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => takeTurn({ isUrgent, unless, open: () => setOpen(true) }), [isUrgent, unless]);
  return isOpen ? <Guarded>{children}</Guarded> : null;
}

function Guarded({ children }: { children: ReactNode }) {
  useEffect(guardKeys, []);
  return children;
}
