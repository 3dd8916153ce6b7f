import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignPlaces, chooseFresh, type Draft, giveClientId, identityOf, ownClientId, pairKey } from './send.rules.ts';

const people = [1, 2, 3, 4];
const draft: fc.Arbitrary<Draft> = fc
  .record({ from: fc.nat(3), step: fc.integer({ min: 1, max: 3 }), client: fc.nat(12) })
  .map(({ from, step, client }) => ({
    senderId: people[from] as number,
    receiverId: people[(from + step) % people.length] as number,
    description: 'x',
    clientId: `c${client}`,
    campaignId: null,
    attachmentId: null,
  }));

/** Every pair has a conversation, each some way along. */
const places = fc
  .record({
    seqs: fc.array(fc.nat(50), { minLength: 6, maxLength: 6 }),
    positions: fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }),
  })
  .map(({ seqs, positions }) => {
    const pairs = people.flatMap((one) => people.filter((other) => one < other).map((other) => pairKey(one, other)));
    return {
      conversations: new Map(pairs.map((key, index) => [key, { id: 10 + index, seq: seqs[index] as number }])),
      inboxes: new Map(people.map((id, index) => [id, positions[index] as number])),
    };
  });

const upFrom = (start: number, length: number) => Array.from({ length }, (_, index) => start + index + 1);

describe('assignPlaces', () => {
  it('goes on densely in each conversation and each stream, in the order given', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 40 }), places, (drafts, at) => {
        const assigned = assignPlaces(drafts, at);
        for (const [key, { id, seq }] of at.conversations) {
          const own = assigned.filter((_, index) => {
            const { senderId, receiverId } = drafts[index] as Draft;
            return pairKey(senderId, receiverId) === key;
          });
          expect(own.map((each) => each.conversation_id)).toEqual(own.map(() => id));
          expect(own.map((each) => each.seq)).toEqual(upFrom(seq, own.length));
        }
        for (const [person, position] of at.inboxes) {
          const own = drafts.flatMap(({ senderId, receiverId }, index) => {
            const { sender_position, receiver_position } = assigned[index] as (typeof assigned)[number];
            return senderId === person ? sender_position : receiverId === person ? receiver_position : [];
          });
          expect(own).toEqual(upFrom(position, own.length));
        }
      }),
    );
  });

  it('starts a stream at one, and refuses to place what has no conversation', () => {
    const one = { senderId: 1, receiverId: 2, description: 'x', clientId: 'c', campaignId: null, attachmentId: null };
    const conversations = new Map([[pairKey(2, 1), { id: 7, seq: 0 }]]);
    expect(assignPlaces([one], { conversations, inboxes: new Map() })).toEqual([
      { conversation_id: 7, seq: 1, sender_position: 1, receiver_position: 1 },
    ]);
    expect(() => assignPlaces([one], { conversations: new Map(), inboxes: new Map() })).toThrow(
      'without a conversation',
    );
  });
});

describe('chooseFresh', () => {
  it('keeps the first of each message that is not stored yet, in order', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 40 }), fc.array(draft, { maxLength: 5 }), (drafts, earlier) => {
        const stored = new Set(earlier.map(identityOf));
        const fresh = chooseFresh(drafts, stored);
        const wanted = new Set(drafts.map(identityOf).filter((identity) => !stored.has(identity)));
        expect(fresh.map(identityOf)).toEqual([...wanted]);
        expect(stored.size).toBe(new Set(earlier.map(identityOf)).size);
      }),
    );
  });

  it('tells apart the same client id of two senders', () => {
    const one = { senderId: 1, receiverId: 2, description: 'x', clientId: 'c', campaignId: null, attachmentId: null };
    expect(chooseFresh([one, { ...one, senderId: 3 }], new Set())).toHaveLength(2);
  });
});

it("shows a sender's own client id, never a given one", () => {
  expect(ownClientId('mine')).toBe('mine');
  expect(ownClientId(null)).toBeNull();
  expect(ownClientId(giveClientId('0b7e'))).toBeNull();
  expect(giveClientId('0b7e')).toContain('0b7e');
});

it('names a conversation alike from both sides, and no two alike', () => {
  expect(pairKey(1, 2)).toBe(pairKey(2, 1));
  expect(new Set([pairKey(1, 2), pairKey(1, 22), pairKey(11, 2), pairKey(12, 2)]).size).toBe(4);
});
