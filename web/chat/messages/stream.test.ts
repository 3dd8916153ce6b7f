import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '../../../contract/chat/messages.ts';
import { createStream } from './stream.ts';

const message = (cursor: number) => ({ id: `m${cursor}`, cursor: String(cursor) }) as Message;

/** Fake server with a growing stream in pages of three; `asked` counts requests. */
function makeServer() {
  let length = 0;
  let asked = 0;
  return {
    write: () => {
      length += 1;
      return message(length);
    },
    end: () => length,
    asked: () => asked,
    async fetchSince(cursor: string) {
      asked += 1;
      const from = Number(cursor) + 1;
      const data = Array.from({ length: Math.max(0, length - from + 1) }, (_, index) => message(from + index));
      const page = data.slice(0, 3);
      return { data: page, next_cursor: data.length > 3 ? (page.at(-1)?.cursor ?? null) : null };
    },
  };
}

function makeReader(server: ReturnType<typeof makeServer>) {
  const kept = new Set<number>();
  const keep = (messages: Message[]) => {
    for (const each of messages) kept.add(Number(each.cursor));
  };
  return { kept, stream: createStream({ keep, fetchSince: server.fetchSince }) };
}

const fate = fc.constantFrom('delivered', 'delivered', 'lost', 'doubled', 'late', 'reconnect');

it('has all messages after the first connect, even if events are lost, repeated or late', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 5 }), fc.array(fate, { maxLength: 40 }), async (before, fates) => {
      const server = makeServer();
      for (let count = 0; count < before; count += 1) server.write();
      const { kept, stream } = makeReader(server);
      await stream.join(String(before));
      const late: Message[] = [];
      const running: Promise<void>[] = [];
      for (const each of fates) {
        const written = server.write();
        if (each === 'delivered' || each === 'doubled') running.push(stream.take(written));
        if (each === 'doubled') running.push(stream.take(written));
        if (each === 'late') late.push(written);
        if (each === 'reconnect') running.push(stream.join(String(server.end())));
      }
      for (const each of late) running.push(stream.take(each));
      await Promise.all(running);
      await stream.join(String(server.end()));
      const expected = Array.from({ length: server.end() - before }, (_, index) => before + index + 1);
      expect([...kept].sort((a, b) => a - b)).toEqual(expected);
    }),
  );
});

it('requests nothing while messages arrive in order', async () => {
  const server = makeServer();
  const { kept, stream } = makeReader(server);
  await stream.join('0');
  for (let count = 0; count < 5; count += 1) await stream.take(server.write());
  await stream.join('5');
  expect([kept.size, server.asked()]).toEqual([5, 0]);
});
