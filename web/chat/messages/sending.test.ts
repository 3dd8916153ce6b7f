import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../../contract/chat/messages.ts';
import type { Acknowledgement } from '../../../contract/live.ts';
import type { Unsent } from './outbox.ts';
import { createSending } from './sending.ts';

type Answer = Acknowledgement<{ data: Message }> | null;

let outbox: Unsent[];
let sent: string[];
let isMe: boolean;
let answer: (unsent: Unsent) => Answer;
let running: Promise<unknown>;

const stored = ({ clientId }: Unsent) => ({ result: true as const, data: { id: clientId } as Message });
const refused = (code: string) => ({ result: false as const, code, reason: `It is ${code}.` });

function wait(...words: string[]): void {
  outbox = words.map((clientId) => ({ clientId, senderId: '1', receiverId: '2', description: clientId, at: '' }));
}

function makeTab(alone = (_: string, work: () => Promise<void>) => work()) {
  const sending = createSending({
    readOutbox: () => outbox,
    noteRefusal(clientId, refusal) {
      outbox = outbox.map((each) => (each.clientId === clientId ? { ...each, refusal } : each));
    },
    isMe: () => isMe,
    alone: (name, work) => {
      const done = alone(name, work);
      running = Promise.all([running, done]);
      return done;
    },
    async send(unsent) {
      sent.push(unsent.clientId);
      return answer(unsent);
    },
  });
  return () =>
    sending.flush('1', (message) => {
      outbox = outbox.filter((each) => each.clientId !== message.client_id);
    });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, isMe, answer, running] = [[], true, stored, Promise.resolve()];
  return () => vi.useRealTimers();
});

describe('an outbox', () => {
  it('is sent in order, and a refusal does not block later messages', async () => {
    wait('one', 'two', 'three');
    answer = (unsent) => (unsent.clientId === 'two' ? refused('BAD_INPUT') : stored(unsent));
    makeTab()();
    await running;
    expect(sent).toEqual(['one', 'two', 'three']);
    expect(outbox).toMatchObject([{ clientId: 'two', refusal: 'It is BAD_INPUT.' }]);
  });

  it('is retried after temporary failures with growing delays', async () => {
    wait('one');
    answer = () => refused('TOO_MANY');
    makeTab()();
    await vi.advanceTimersByTimeAsync(14_500);
    expect(sent).toHaveLength(4);
    answer = stored;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outbox).toEqual([]);
  });

  it('shows a long wait to the writer', async () => {
    wait('one', 'two');
    answer = (unsent) => (unsent.clientId === 'one' ? { ...refused('TOO_MANY'), retry_after: 40_000 } : stored(unsent));
    makeTab()();
    await running;
    expect(sent).toEqual(['one', 'two']);
    expect(outbox).toMatchObject([{ clientId: 'one', refusal: 'It is TOO_MANY.' }]);
  });

  it('is not sent for another user', async () => {
    wait('one');
    isMe = false;
    makeTab()();
    await running;
    expect([sent, outbox.length]).toEqual([[], 1]);
  });

  it('is sent by one of two tabs', async () => {
    wait('one', 'two');
    let last = Promise.resolve();
    const alone = (_: string, work: () => Promise<void>) => {
      last = last.then(work);
      return last;
    };
    for (const flush of [makeTab(alone), makeTab(alone)]) flush();
    await running;
    expect(sent).toEqual(['one', 'two']);
  });
});
