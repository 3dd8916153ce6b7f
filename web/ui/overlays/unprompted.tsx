import { type ReactNode, useEffect, useState } from 'react';
import { guardKeys, whenCalm } from '../feedback/calm.ts';

/**
 * Holds back whatever opens by itself (a warning, a tour, a question, a notice) until it can take neither keys nor presses
 * that were meant for something else. Import what it holds together with it: a part that is fetched afterwards comes late.
 */
export function Unprompted({ children }: { children: ReactNode }) {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return isCalm ? <Guarded>{children}</Guarded> : null;
}

function Guarded({ children }: { children: ReactNode }) {
  useEffect(guardKeys, []);
  return children;
}
