import { expect, it } from 'vitest';
import { mayBlock, mayWrite } from './conversation.policy.ts';

const open = { isReachable: true, isBlocked: false };

it('lets people write to and block each other until one has blocked', () => {
  expect([mayWrite(open), mayBlock(open)]).toEqual([true, true]);
  for (const partner of [
    { ...open, isBlocked: true },
    { ...open, isReachable: false },
  ]) {
    expect(mayWrite(partner)).toEqual({ code: 'NOT_FOUND', reason: 'You can’t message this person any more.' });
  }
  expect(mayBlock({ ...open, isBlocked: true })).toMatchObject({ reason: 'Messages between you are already blocked.' });
  expect(mayBlock({ ...open, isReachable: false })).toMatchObject({ reason: 'This account is closed.' });
});
