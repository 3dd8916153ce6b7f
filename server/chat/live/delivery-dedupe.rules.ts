import type { LiveNote } from './fan-out.ts';

type EventNote = Extract<LiveNote, { kind: 'event' }>;

/** Remembers recent deliveries, so that a repeated message is not delivered twice to the same socket. */
export interface DeliveryDedupe {
  /** Number of deliveries so far. */
  count(): number;
  /** Records a delivery; returns the count at its first delivery, or null if this is the first. */
  note(note: EventNote): number | null;
}

/** Remembers the latest `room` messages; a client without an answer retries within seconds. */
export function createDeliveryDedupe(room: number): DeliveryDedupe {
  const delivered = new Map<string, number>();
  let count = 0;
  return {
    count: () => count,
    note({ accountId, event, payload }) {
      count += 1;
      if (event !== 'receive_message' && event !== 'message_sent') return null;
      const name = `${accountId} ${event} ${(payload as { id: string }).id}`;
      const before = delivered.get(name) ?? null;
      delivered.delete(name);
      delivered.set(name, count);
      const [oldest] = delivered.size > room ? delivered.keys() : [];
      if (oldest !== undefined) delivered.delete(oldest);
      return before;
    },
  };
}
