import type { QueryClient } from '@tanstack/react-query';
import { updateReaderCookie } from './reader-cookie.ts';
import { followSession, readSession } from './session.ts';

/**
 * Clears cached data when the session ends in any tab, and reloads the page when another user's session replaces it or the
 * page was rendered for another user (`drawnFor`). Returns a function that unsubscribes.
 */
export function clearCacheWithSession(client: QueryClient, drawnFor?: string): () => void {
  let reader = drawnFor ?? readSession().profile?.id;
  const look = () => {
    const before = reader;
    reader = readSession().profile?.id;
    if (before === undefined || before === reader) return;
    client.clear();
    // The next page is rendered for the current user.
    updateReaderCookie();
    if (reader !== undefined) window.location.reload();
  };
  look();
  return followSession(look);
}
