import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { claimTab, followSession, type Reader, ReaderContext, readSession, unknownReader } from './session.ts';

interface SessionProviderProps {
  /** For whom the server drew the page. */
  first: Reader | undefined;
  children: ReactNode;
}

/**
 * Tells a page who reads it. What that brings onto a page that has just hydrated is most of it, so it is drawn in
 * slices, between which a touch is answered; later changes are drawn at once.
 */
export function SessionProvider({ first = unknownReader, children }: SessionProviderProps) {
  const [reader, setReader] = useState(first);
  useEffect(() => {
    const read = () => {
      const session = readSession();
      claimTab(session);
      setReader((before) => (before.isKnown && before.session === session ? before : { session, isKnown: true }));
    };
    startTransition(read);
    return followSession(read);
  }, []);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
