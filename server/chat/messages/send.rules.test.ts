import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairKey } from './messages.rules.ts';
import { chooseFresh, countSteps, type Draft, giveClientId, identityOf, ownClientId } from './send.rules.ts';

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
    personId: null,
  }));

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('countSteps', () => {
  it('counts up by one in each conversation and each stream, in order', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 40 }), (drafts) => {
        const steps = countSteps(drafts);
        expect(steps).toHaveLength(drafts.length);
        const moved = new Map<string, number[]>();
        const move = (what: string, by: number | undefined) => moved.set(what, [...(moved.get(what) ?? []), by ?? 0]);
        for (const [index, { senderId, receiverId }] of drafts.entries()) {
          move(pairKey(senderId, receiverId), steps[index]?.conversation);
          move(`${senderId}`, steps[index]?.sender);
          move(`${receiverId}`, steps[index]?.receiver);
        }
        for (const each of moved.values()) expect(each).toEqual(upTo(each.length));
      }),
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

  it('distinguishes the same client id of two senders', () => {
    const one = {
      personId: null,
      senderId: 1,
      receiverId: 2,
      description: 'x',
      clientId: 'c',
      campaignId: null,
      attachmentId: null,
    };
    expect(chooseFresh([one, { ...one, senderId: 3 }], new Set())).toHaveLength(2);
  });
});

it("shows a sender's own client id, never a generated one", () => {
  expect(ownClientId('mine')).toBe('mine');
  expect(ownClientId(null)).toBeNull();
  expect(ownClientId(giveClientId('0b7e'))).toBeNull();
  expect(giveClientId('0b7e')).toContain('0b7e');
});

it('names a conversation the same from both sides, and no two the same', () => {
  expect(pairKey(1, 2)).toBe(pairKey(2, 1));
  expect(new Set([pairKey(1, 2), pairKey(1, 22), pairKey(11, 2), pairKey(12, 2)]).size).toBe(4);
});
