import { useEffect } from 'react';
import { keepPages, keepReachable } from '../lib/keep-offline.ts';
import { paths } from '../lib/paths.ts';

/** Caches the messages page for offline use. Undone by logging out. */
export function useKeptApp(): void {
  useEffect(() => {
    keepPages([paths.messages]);
    return keepReachable();
  }, []);
}
