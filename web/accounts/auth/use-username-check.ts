import { useEffect, useState } from 'react';
import { usernamePattern } from '../../../contract/kit/patterns.ts';

interface Availability {
  available: boolean;
  suggestions: string[];
}

/** Milliseconds after the last key before the server is asked. */
const pause = 400;

/** Whether a username is available, checked after a typing pause; undefined while unknown. A failed check is ignored. */
export function useUsernameCheck(typed: string): Availability | undefined {
  const name = typed.trim();
  const [known, setKnown] = useState<Availability & { name: string }>();

  useEffect(() => {
    if (!usernamePattern.test(name)) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const { checkUsername } = await import('./auth.calls.ts');
      const answer = await checkUsername(name, abort.signal).catch(() => undefined);
      if (answer && !abort.signal.aborted) setKnown({ ...answer, name });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name]);

  return known?.name === name ? known : undefined;
}
