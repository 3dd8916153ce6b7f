import { type ReactNode, useEffect, useState } from 'react';
import { afterTypingPause, guardKeys } from '../feedback/typing-pause.ts';

/**
 * Delays content that opens by itself (a warning, a tour, a question, a notice) until it cannot receive keys or presses
 * meant for something else. Import the content statically: a lazy child would appear after the check.
 */
export function AfterTypingPause({ children }: { children: ReactNode }) {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => afterTypingPause(() => setCalm(true)), []);
  return isCalm ? <Guarded>{children}</Guarded> : null;
}

function Guarded({ children }: { children: ReactNode }) {
  useEffect(guardKeys, []);
  return children;
}
