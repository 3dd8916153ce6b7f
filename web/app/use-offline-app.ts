import { useEffect } from 'react';
import { cacheLinkedPages, cachePages } from '../lib/offline-cache.ts';
import { paths } from '../lib/paths.ts';

/** Caches the messages page for offline use. Undone by logging out. */
export function useOfflineApp(): void {
  useEffect(() => {
    cachePages([paths.messages]);
    return cacheLinkedPages();
  }, []);
}
