import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { claimTab, followSession, type Reader, ReaderContext, readSession, unknownReader } from './session.ts';

interface SessionProviderProps {
  /** User the page was rendered for on the server. */
  first: Reader | undefined;
  children: ReactNode;
}

/**
 * Provides the session. The first change after hydration renders most of the page, so it is a transition; later ones are
 * synchronous.
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
