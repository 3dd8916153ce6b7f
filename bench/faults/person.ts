import { randomUUID } from 'node:crypto';
import type { Message } from '../../contract/chat/messages.ts';
import type { Unsent } from '../../web/chat/messages/outbox.ts';
import { createResync } from '../../web/chat/messages/resync.ts';
import { createSending } from '../../web/chat/messages/sending.ts';
import { createStream } from '../../web/chat/messages/stream.ts';
import { openLine } from './line.ts';
import type { Somebody } from './world.ts';

/** One in so many incoming messages is read at once, with all before it. */
const readEvery = 12;
/** Messages of one conversation that may wait in the outbox. */
const waitingMost = 3;

interface Setting {
  url: string;
  who: Somebody;
  partners: readonly string[];
  /** How many messages to each partner may have been written by now. */
  allowance: () => number;
  /** Off in the variant that does not look for what it missed. */
  recovers: boolean;
}

/** Somebody with the page open: sends, receives and recovers by the web's own rules, and remembers everything. */
export function makePerson({ url, who, partners, allowance, recovers }: Setting) {
  const outbox = makeOutbox(who.id, partners);
  const kept = new Map<string, Message>();
  /** By partner: up to where in one's own stream the server said that all is read. */
  const readUpTo = new Map<string, number>();
  let received = 0;

  function keep(messages: Message[]): void {
    for (const message of messages) {
      outbox.settle(message.client_id);
      const isNew = !kept.has(message.id);
      kept.set(message.id, message);
      if (!isNew || message.sender_id === who.id) continue;
      received += 1;
      if (received % readEvery === 0) void read(message);
    }
    write();
  }

  async function read({ sender_id: partner, cursor }: Message): Promise<void> {
    const answer = await line.ask('messageRead', { senderId: partner, receiverId: who.id });
    if (answer?.result) readUpTo.set(partner, Math.max(readUpTo.get(partner) ?? 0, Number(cursor)));
  }

  function write(): void {
    outbox.fill(allowance());
    flush();
  }

  const { promise: ready, resolve: onDone } = Promise.withResolvers<void>();
  const line = openLine(url, who, {
    onMessage(message) {
      if (recovers) stream.take(message).catch(() => resync.start());
      else keep([message]);
    },
    onOpen: () => void resync.start(),
    onClose: () => resync.stop(),
  });
  const stream = createStream({ keep, fetchSince: line.fetchSince });
  const sending = createSending({
    isMe: () => true,
    alone: (_, work) => work(),
    readOutbox: () => outbox.waiting,
    send: ({ senderId, receiverId, description, clientId }) =>
      line.ask<{ data: Message }>('sendMessage', { senderId, receiverId, description, clientId }),
    noteRefusal: outbox.refuse,
  });
  const flush = () => sending.flush(who.id, (message) => keep([message]));
  const resync = createResync({
    stream: recovers ? stream : { join: async () => {} },
    async join() {
      const answer = await line.ask<{ cursor: string }>('join', who.id);
      return answer?.result ? answer.cursor : null;
    },
    flush,
    onDone,
  });

  return { who, kept, readUpTo, outbox, write, ready, isSignedOut: line.isSignedOut, leave: line.close };
}

export type Person = ReturnType<typeof makePerson>;

/** What waits, filled as far as may be written by now; the texts of a conversation are numbered. */
function makeOutbox(me: string, partners: readonly string[]) {
  const waiting: Unsent[] = [];
  const written = new Map(partners.map((partner) => [partner, 0]));
  const writeOne = (partner: string, number: number) => {
    const description = `${me}>${partner} #${number}`;
    const at = new Date().toISOString();
    waiting.push({ clientId: randomUUID(), senderId: me, receiverId: partner, description, at });
    written.set(partner, number);
  };
  return {
    waiting,
    written,
    fill(allowance: number): void {
      for (const [partner, count] of written) {
        const room = waitingMost - waiting.filter((each) => each.receiverId === partner).length;
        for (let number = count + 1; number <= Math.min(allowance, count + room); number += 1)
          writeOne(partner, number);
      }
    },
    settle(clientId: string | null): void {
      const index = waiting.findIndex((each) => each.clientId === clientId);
      if (index >= 0) waiting.splice(index, 1);
    },
    refuse(clientId: string, reason: string): void {
      for (const each of waiting) if (each.clientId === clientId) each.refusal = reason;
    },
  };
}
