import { randomUUID } from 'node:crypto';
import type { Message } from '../../contract/chat/messages.ts';
import type { Unsent } from '../../web/chat/messages/outbox.ts';
import { createResync } from '../../web/chat/messages/resync.ts';
import { createSending } from '../../web/chat/messages/sending.ts';
import { createStream } from '../../web/chat/messages/stream.ts';
import { openLine } from './line.ts';
import type { Somebody } from './world.ts';

/** One in this many incoming messages marks everything before it as read. */
const readEvery = 12;
/** Maximum number of queued messages per conversation. */
const waitingMost = 3;

interface Setting {
  url: string;
  who: Somebody;
  partners: readonly string[];
  /** Messages per partner that may be written so far. */
  allowance: () => number;
  /** False in the variant that does not fetch missed messages. */
  recovers: boolean;
}

/** A person with the page open: sends, receives and recovers by the web's rules, and records everything. */
export function makePerson({ url, who, partners, allowance, recovers }: Setting) {
  const outbox = makeOutbox(who.id, partners);
  const kept = new Map<string, Message>();
  /** By partner: position up to which the server acknowledged messages as read. */
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

/** Outbox, filled up to the allowance; texts are numbered per conversation. */
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
