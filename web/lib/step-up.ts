import { useSyncExternalStore } from 'react';

/** Call waiting for step-up. */
export interface AskedProof {
  /** For example `POST /wallet/payout`. */
  call: string;
  body: unknown;
  /** Allowed proof methods. */
  methods: readonly string[];
}

interface Asking {
  asked: AskedProof;
  answer: Promise<boolean>;
  settle: (isProven: boolean) => void;
}

const listeners = new Set<() => void>();
let asking: Asking | null = null;

function setAsking(next: Asking | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

/** Asks for step-up; false when cancelled. Concurrent calls share the answer. */
export function askForProof(asked: AskedProof): Promise<boolean> {
  if (asking) return asking.answer;
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  setAsking({ asked, answer, settle: resolve });
  return answer;
}

export function settleProof(isProven: boolean): void {
  const settled = asking;
  setAsking(null);
  settled?.settle(isProven);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAskedProof(): AskedProof | null {
  return useSyncExternalStore(
    subscribe,
    () => asking?.asked ?? null,
    () => null,
  );
}
