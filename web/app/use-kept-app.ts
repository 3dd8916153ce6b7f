import { useEffect } from 'react';
import { forgetPages, keepPages, keepReachable } from '../lib/keep-offline.ts';
import { paths } from '../lib/paths.ts';
import { readSession } from '../lib/session.ts';

/** Without a connection the messages still open, and what is written there waits. Undone by signing out. */
export function useKeptApp(): void {
  useEffect(() => {
    keepPages([paths.messages]);
    const callOff = keepReachable();
    return () => {
      callOff();
      if (!readSession().token) forgetPages();
    };
  }, []);
}
