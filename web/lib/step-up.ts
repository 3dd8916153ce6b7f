import { useSyncExternalStore } from 'react';

/** The call that waits for fresh proof. */
export interface AskedProof {
  /** `POST /wallet/payout` */
  call: string;
  body: unknown;
  /** The ways of proof that count, as the server named them. */
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

/** Asks for fresh proof over any page; false when it was left without. Calls that come meanwhile wait for the same answer. */
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
