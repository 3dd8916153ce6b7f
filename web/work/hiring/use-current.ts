import { useState } from 'react';

/**
 * Open applicant as in the URL, updated at once: the URL follows a moment later, and shortcuts must not act on the previous
 * one.
 */
export function useCurrent(inAddress: string | null, write: (id: string | null) => void) {
  const [here, setHere] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [pending, setPending] = useState<{ id: string | null } | null>(null);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (!pending) setHere(inAddress);
    else if (pending.id === inAddress) setPending(null);
  }
  function change(id: string | null) {
    setHere(id);
    setPending(id === inAddress ? null : { id });
    write(id);
  }
  return [here, change] as const;
}
