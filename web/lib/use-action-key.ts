import { useRef } from 'react';

/**
 * The Idempotency-Key of one act of the user: the same over retries of the same input,
 * a new one when the input changed or after `done`.
 */
export function useActionKey() {
  const kept = useRef<{ input: string; key: string } | null>(null);
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input);
      if (kept.current?.input !== text) kept.current = { input: text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    done(): void {
      kept.current = null;
    },
  };
}
