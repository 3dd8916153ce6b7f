import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationUser, Message } from '../../../contract/messages.ts';
import { findNew, joinNewest, locateNew, markAuthorRead, mergeMessages, type Thread } from './thread.ts';

const user = { id: '2' } as ConversationUser;

function message(cursor: number, more: Partial<Message> = {}): Message {
  return {
    id: `m${cursor}`,
    sender_id: '1',
    receiver_id: '2',
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

const thread = (from: number, to: number, earlier: string | null): Thread => ({
  user,
  canWrite: true,
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  earlier,
});
const cursorsOf = (messages: Message[]) => messages.map((each) => Number(each.cursor));

describe('mergeMessages', () => {
  it('gives every message once, in order, in whatever order and repetition they came', () => {
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

  it('never takes a read mark back, and carries it to what was said before', () => {
    const read = mergeMessages([message(1), message(2, { is_read: 1 }), message(3)], [message(2)]);
    expect(read.map((each) => each.is_read)).toEqual([1, 1, 0]);
  });

  it('leaves the other side unread', () => {
    const merged = mergeMessages([message(1, { sender_id: '2', receiver_id: '1' })], [message(2, { is_read: 1 })]);
    expect(merged.map((each) => each.is_read)).toEqual([0, 1]);
  });
});

describe('joinNewest', () => {
  it('keeps the older part where the pages touch', () => {
    const joined = joinNewest(thread(1, 60, null), thread(55, 104, '55'));
    expect(joined.messages).toHaveLength(104);
    expect(joined.earlier).toBeNull();
  });

  it('drops it where messages between them are missing', () => {
    expect(joinNewest(thread(1, 20, null), thread(71, 120, '71'))).toEqual(thread(71, 120, '71'));
  });

  it('takes the whole conversation as it is', () => {
    expect(joinNewest(undefined, thread(1, 3, null))).toEqual(thread(1, 3, null));
    expect(joinNewest(thread(5, 9, '5'), thread(1, 9, null)).earlier).toBeNull();
    expect(joinNewest(thread(5, 9, '5'), thread(7, 12, '7')).earlier).toBe('5');
  });
});

it('markAuthorRead marks what one author wrote', () => {
  const messages = [message(1), message(2, { sender_id: '2', receiver_id: '1' })];
  const marked = markAuthorRead({ user, canWrite: true, messages, earlier: null }, '2');
  expect(marked.messages.map((each) => each.is_read)).toEqual([0, 1]);
});

describe('what is new', () => {
  const theirs = (cursor: number, is_read: 0 | 1) => message(cursor, { sender_id: '2', receiver_id: '1', is_read });

  it('begins at the first unread message of the other', () => {
    const messages = [theirs(1, 1), message(2), theirs(3, 0), theirs(4, 0)];
    expect(findNew({ user, canWrite: true, messages, earlier: '1' })).toEqual({ id: 'm3' });
    expect(findNew({ user, canWrite: true, messages: [message(1)], earlier: null })).toBeNull();
  });

  it('is found further up once that is loaded', () => {
    const unread = { ...user, unread_count: 3 };
    const newest = [theirs(4, 0), theirs(5, 0)];
    const since = findNew({ user: unread, canWrite: true, messages: newest, earlier: '4' });
    expect(since).toEqual({ count: 3, upTo: 5 });
    if (!since) return;
    expect(locateNew({ user, messages: newest }, since)).toBeUndefined();
    const all = [theirs(1, 1), theirs(2, 1), message(3), ...newest, theirs(6, 0)];
    expect(locateNew({ user, messages: all }, since)).toBe('m2');
  });
});
