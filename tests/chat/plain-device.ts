/** A person's browser: an outbox sent in order, and the product's stream of received messages. */
import type { Message } from '../../contract/chat/messages.ts';
import { createStream } from '../../web/chat/messages/stream.ts';

interface Line {
  position: () => Promise<string>;
  since: (cursor: string) => Promise<{ data: Message[]; next_cursor: string | null }>;
  /** Sends a message; the answer arrives by `acknowledge` unless the connection is lost. */
  send: (unsent: Unsent) => void;
}

export interface Unsent {
  receiverId: number;
  clientId: string;
}

export function createPlainDevice(line: Line) {
  const kept = new Map<string, Message>();
  const written: Unsent[] = [];
  let outbox: Unsent[] = [];
  let inFlight = new Set<number>();
  let isConnected = false;
  let first: number | null = null;
  const running: Promise<void>[] = [];
  const stream = createStream({
    keep: (messages) => {
      for (const message of messages) kept.set(message.id, message);
    },
    fetchSince: line.since,
  });

  /** One message per conversation in flight at a time. */
  function flush(): void {
    for (const unsent of outbox) {
      if (!isConnected || inFlight.has(unsent.receiverId)) continue;
      inFlight.add(unsent.receiverId);
      line.send(unsent);
    }
  }

  return {
    kept,
    written,
    isConnected: () => isConnected,
    isDone: () => outbox.length === 0,
    /** Position after which every message must be present. */
    first: () => first ?? 0,
    write(unsent: Unsent): void {
      written.push(unsent);
      outbox.push(unsent);
      flush();
    },
    /** Repeats a message that may have been stored long ago. */
    repeat(choice: number): void {
      const unsent = written[choice % Math.max(1, written.length)];
      if (unsent && isConnected && !outbox.includes(unsent)) line.send(unsent);
    },
    acknowledge(clientId: string): void {
      const settled = outbox.find((unsent) => unsent.clientId === clientId);
      if (!settled) return;
      outbox = outbox.filter((unsent) => unsent !== settled);
      inFlight.delete(settled.receiverId);
      flush();
    },
    hear(message: Message): void {
      if (isConnected) running.push(stream.take(message));
    },
    drop(): void {
      isConnected = false;
      inFlight = new Set();
    },
    async connect(): Promise<void> {
      isConnected = true;
      const cursor = await line.position();
      first ??= Number(cursor);
      flush();
      await stream.join(cursor);
    },
    settle: () => Promise.all(running.splice(0)),
  };
}
export type PlainDevice = ReturnType<typeof createPlainDevice>;
