import { useRef } from 'react';

/** Idempotency key of a user action: the same for retries with the same input, new after a change or `done`. */
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
