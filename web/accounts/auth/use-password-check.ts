import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after the last key before the server is asked. */
const pause = 400;
const shortest = 8;
const nameFields = ['fullname', 'username', 'email', 'mobile', 'business_name'];

/** Other values of the same form, which the password must not contain. */
function namesBeside(inside: Element | null): string[] {
  const form = inside?.closest('form');
  if (!form) return [];
  const values = new FormData(form);
  return nameFields.flatMap((field) => {
    const value = values.get(field);
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 254) : [];
  });
}

/**
 * Server's verdict on a password after a typing pause: null when good, undefined while unknown. A failed check is ignored,
 * since the server checks again on submit.
 */
export function usePasswordCheck(password: string, inside: RefObject<Element | null>): string | null | undefined {
  const [known, setKnown] = useState<{ password: string; problem: string | null }>();

  useEffect(() => {
    if (password.length < shortest) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const { checkPassword } = await import('./auth.calls.ts');
      const names = namesBeside(inside.current);
      const answer = await checkPassword({ password, names }, abort.signal).catch(() => undefined);
      if (answer && !abort.signal.aborted) setKnown({ ...answer, password });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password, inside]);

  return known?.password === password ? known.problem : undefined;
}
