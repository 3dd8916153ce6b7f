import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationUser, Message } from '../../../contract/chat/messages.ts';
import {
  edgeOf,
  findNew,
  joinNewest,
  joinPart,
  layPage,
  locateNew,
  markAuthorRead,
  mergeMessages,
  type Side,
  type Stretch,
  type Thread,
} from './thread.ts';

const user = { id: '2' } as ConversationUser;

function message(cursor: number, more: Partial<Message> = {}): Message {
  return {
    id: `m${cursor}`,
    sender_id: '1',
    receiver_id: '2',
    by: null,
    description: String(cursor),
    is_read: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    cursor: String(cursor),
    campaign_id: null,
    attachment: null,
    client_id: null,
    ...more,
  };
}

const can: Thread['can'] = { write: true, block: true };
const thread = (from: number, to: number, earlier: string | null): Thread => ({
  user,
  can,
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  earlier,
});
const cursorsOf = (messages: Message[]) => messages.map((each) => Number(each.cursor));

describe('mergeMessages', () => {
  it('returns each message once and sorted, whatever the order and repetition of the input', () => {
    const cursors = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(cursors, cursors, (one, other) => {
        const merged = mergeMessages(
          mergeMessages(
            [],
            one.map((at) => message(at)),
          ),
          other.map((at) => message(at)),
        );
        expect(cursorsOf(merged)).toEqual([...new Set([...one, ...other])].sort((a, b) => a - b));
      }),
    );
  });

  it('never reverts a read mark, and applies it to earlier messages', () => {
    const read = mergeMessages([message(1), message(2, { is_read: 1 }), message(3)], [message(2)]);
    expect(read.map((each) => each.is_read)).toEqual([1, 1, 0]);
  });

  it('does not mark the other side’s messages', () => {
    const merged = mergeMessages([message(1, { sender_id: '2', receiver_id: '1' })], [message(2, { is_read: 1 })]);
    expect(merged.map((each) => each.is_read)).toEqual([0, 1]);
  });
});

describe('joinNewest', () => {
  it('keeps older messages when the pages touch', () => {
    const joined = joinNewest(thread(1, 60, null), thread(55, 104, '55'));
    expect(joined.messages).toHaveLength(104);
    expect(joined.earlier).toBeNull();
  });

  it('drops them when there is a gap', () => {
    expect(joinNewest(thread(1, 20, null), thread(71, 120, '71'))).toEqual(thread(71, 120, '71'));
  });

  it('accepts the complete conversation', () => {
    expect(joinNewest(undefined, thread(1, 3, null))).toEqual(thread(1, 3, null));
    expect(joinNewest(thread(5, 9, '5'), thread(1, 9, null)).earlier).toBeNull();
    expect(joinNewest(thread(5, 9, '5'), thread(7, 12, '7')).earlier).toBe('5');
  });
});

/** Complete conversation: every third position of the reader's stream. */
const whole = Array.from({ length: 60 }, (_, index) => message(3 * index + 3));
const stretchOf = (from: number, to: number): Stretch => {
  const messages = whole.slice(from, to);
  return { messages, earlier: from > 0 ? (messages[0]?.cursor ?? null) : null };
};
const isWithoutGap = ({ messages, earlier }: Stretch) => {
  const first = whole.findIndex(({ id }) => id === messages[0]?.id);
  expect(messages.map(({ id }) => id)).toEqual(whole.slice(first, first + messages.length).map(({ id }) => id));
  expect(earlier).toBe(first > 0 ? messages[0]?.cursor : null);
};
const bounds = fc.tuple(fc.nat(59), fc.nat(59)).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const);

describe('joinPart', () => {
  it('joins stretches only if they share a message', () => {
    fc.assert(
      fc.property(bounds, bounds, (one, other) => {
        const [known, part] = [stretchOf(...one), stretchOf(...other)];
        const shares = known.messages.some((each) => part.messages.includes(each));
        const joined = joinPart(known, part);
        expect(joined !== null).toBe(shares);
        if (joined) {
          isWithoutGap(joined);
          expect(joined.messages).toHaveLength(Math.max(one[1], other[1]) - Math.min(one[0], other[0]));
        }
      }),
    );
  });

  it('returns the same object when nothing is added', () => {
    const known = stretchOf(10, 30);
    expect(joinPart(known, stretchOf(10, 20))).toBe(known);
    expect(joinPart(known, { messages: [], earlier: null })).toBe(known);
  });
});

/** Server's reply for the page next to an edge. */
function answer(edge: string, side: Side, size: number): Stretch {
  const at = whole.findIndex(({ cursor }) => cursor === edge);
  return side === 'earlier' ? stretchOf(Math.max(0, at - size), at) : stretchOf(at + 1, at + 1 + size);
}

describe('a search result, paged in both directions', () => {
  const acts = fc.array(
    fc.record({ side: fc.constantFrom<Side>('earlier', 'later'), size: fc.integer({ min: 1, max: 15 }) }),
    { maxLength: 12 },
  );

  it('never shows a gap as continuous until it is joined with the newest messages', () => {
    fc.assert(
      fc.property(fc.nat(59), fc.integer({ min: 45, max: 55 }), acts, (hit, from, pages) => {
        let newest: Thread = { user, can, ...stretchOf(from, 58) };
        let part = stretchOf(Math.max(0, hit - 3), Math.min(60, hit + 3));
        // Live messages are added to the newest stretch only.
        newest = { ...newest, messages: mergeMessages(newest.messages, whole.slice(58)) };
        for (const { side, size } of pages) {
          const edge = edgeOf(part, side);
          if (edge) part = layPage(part, answer(edge, side, size), { side, edge });
          isWithoutGap(part);
          const joined = joinPart(newest, part);
          if (joined) isWithoutGap(joined);
        }
      }),
    );
  });

  it('reaches the newest messages by paging down', () => {
    const newest: Thread = { user, can, ...stretchOf(50, 60) };
    let part = stretchOf(5, 15);
    for (let pages = 0; joinPart(newest, part) === null; pages += 1) {
      expect(pages).toBeLessThan(10);
      const edge = edgeOf(part, 'later') as string;
      part = layPage(part, answer(edge, 'later', 10), { side: 'later', edge });
    }
    expect(joinPart(newest, part)?.messages).toEqual(whole.slice(5));
  });

  it('ignores a page whose edge is gone', () => {
    const known = stretchOf(40, 60);
    const edge = whole[20]?.cursor as string;
    expect(layPage(known, answer(edge, 'earlier', 10), { side: 'earlier', edge })).toBe(known);
    expect(layPage(known, answer(edge, 'later', 10), { side: 'later', edge })).toBe(known);
  });

  it('marks messages of the reader’s author as read', () => {
    expect(markAuthorRead(stretchOf(0, 4), '1').messages.every((each) => each.is_read)).toBe(true);
  });
});

it('markAuthorRead marks one author’s messages', () => {
  const messages = [message(1), message(2, { sender_id: '2', receiver_id: '1' })];
  const marked = markAuthorRead({ user, can, messages, earlier: null }, '2');
  expect(marked.messages.map((each) => each.is_read)).toEqual([0, 1]);
});

describe('the "New messages" line', () => {
  const theirs = (cursor: number, is_read: 0 | 1) => message(cursor, { sender_id: '2', receiver_id: '1', is_read });

  it('starts at the partner’s first unread message', () => {
    const messages = [theirs(1, 1), message(2), theirs(3, 0), theirs(4, 0)];
    expect(findNew({ user, can, messages, earlier: '1' })).toEqual({ id: 'm3' });
    expect(findNew({ user, can, messages: [message(1)], earlier: null })).toBeNull();
  });

  it('is placed further up once that is loaded', () => {
    const unread = { ...user, unread_count: 3 };
    const newest = [theirs(4, 0), theirs(5, 0)];
    const since = findNew({ user: unread, can, messages: newest, earlier: '4' });
    expect(since).toEqual({ count: 3, upTo: 5 });
    if (!since) return;
    expect(locateNew({ user, messages: newest }, since)).toBeUndefined();
    const all = [theirs(1, 1), theirs(2, 1), message(3), ...newest, theirs(6, 0)];
    expect(locateNew({ user, messages: all }, since)).toBe('m2');
  });
});
