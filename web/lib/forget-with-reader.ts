import type { QueryClient } from '@tanstack/react-query';
import { tellServer } from './reader-cookie.ts';
import { followSession, readSession } from './session.ts';

/**
 * What one person has read is shown to nobody else: it goes with their session, whichever tab has ended that. Where
 * somebody else's takes its place, or is there where the page was drawn for another (`drawnFor`), the page is loaded
 * anew. Returns what ends this.
 */
export function forgetWithReader(client: QueryClient, drawnFor?: string): () => void {
  let reader = drawnFor ?? readSession().profile?.id;
  const look = () => {
    const before = reader;
    reader = readSession().profile?.id;
    if (before === undefined || before === reader) return;
    client.clear();
    // The next page is drawn for whom it is now.
    tellServer();
    if (reader !== undefined) window.location.reload();
  };
  look();
  return followSession(look);
}
