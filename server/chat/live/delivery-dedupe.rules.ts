import type { LiveNote } from './fan-out.ts';

type EventNote = Extract<LiveNote, { kind: 'event' }>;

/** What sockets were told lately, so that one message is one event to whoever heard it. */
export interface DeliveryDedupe {
  /** How much was told so far. */
  count(): number;
  /** Notes that this is told; answers at which count it was told before, or null the first time. */
  note(note: EventNote): number | null;
}

/** Remembers the latest messages, `room` of them: a client that got no answer asks again within seconds. */
export function createDeliveryDedupe(room: number): DeliveryDedupe {
  const told = new Map<string, number>();
  let count = 0;
  return {
    count: () => count,
    note({ accountId, event, payload }) {
      count += 1;
      if (event !== 'receive_message' && event !== 'message_sent') return null;
      const name = `${accountId} ${event} ${(payload as { id: string }).id}`;
      const before = told.get(name) ?? null;
      told.delete(name);
      told.set(name, count);
      const [oldest] = told.size > room ? told.keys() : [];
      if (oldest !== undefined) told.delete(oldest);
      return before;
    },
  };
}
