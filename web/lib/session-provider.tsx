import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { followSession, ReaderContext, readSession, unknownReader } from './session.ts';

/**
 * Tells a page who reads it. What that brings onto a page that has just hydrated is most of it, so it is drawn in
 * slices, between which a touch is answered; later changes are drawn at once.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [reader, setReader] = useState(unknownReader);
  useEffect(() => {
    const read = () => {
      const session = readSession();
      setReader((before) => (before.isKnown && before.session === session ? before : { session, isKnown: true }));
    };
    startTransition(read);
    return followSession(read);
  }, []);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
