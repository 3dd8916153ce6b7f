import { type RefObject, useEffect, useState } from 'react';

/** ms without a keystroke before the server is asked. */
const pause = 400;
const shortest = 8;
const nameFields = ['fullname', 'username', 'email', 'mobile', 'business_name'];

/** The other fields of this element's form: a password must not be made of it. */
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
 * The server's verdict on a password, asked once typing rests; null when it is good, undefined while unknown. A
 * failed check stays silent: the server judges again when the form is sent.
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
