import type { QueryClient } from '@tanstack/react-query';
import { followSession, readSession } from './session.ts';

/**
 * What one person has read is shown to nobody else: it goes with their session, whichever tab has ended that. Where
 * somebody else's takes its place the page is loaded anew. Returns what ends this.
 */
export function forgetWithReader(client: QueryClient): () => void {
  let reader = readSession().profile?.id;
  return followSession(() => {
    const before = reader;
    reader = readSession().profile?.id;
    if (before === undefined || before === reader) return;
    client.clear();
    if (reader !== undefined) window.location.reload();
  });
}
