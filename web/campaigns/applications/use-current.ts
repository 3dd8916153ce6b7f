import { useState } from 'react';

/**
 * Who is open: as the address says, but known at once when it is changed here. An address changes a moment later, and
 * the next key must not meet the one before.
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
