import { useEffect } from 'react';
import { keepPages, keepReachable } from '../lib/keep-offline.ts';
import { paths } from '../lib/paths.ts';

/** Without a connection the messages still open, and what is written there waits. Undone by logging out. */
export function useKeptApp(): void {
  useEffect(() => {
    keepPages([paths.messages]);
    return keepReachable();
  }, []);
}
