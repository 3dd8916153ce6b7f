import { expect, it } from 'vitest';
import { readCodes } from '../../../tests/answers.ts';
import { contentPolicy } from './content.policy.ts';

it.each([
  ['one’s own picture', { isOwn: true, isRead: false }, { change: true, remove: true, choose: true }],
  ['one’s own post of a platform', { isOwn: true, isRead: true }, { change: 'RULE', remove: 'RULE', choose: true }],
  [
    'somebody else’s picture',
    { isOwn: false, isRead: false },
    { change: 'NOT_FOUND', remove: 'NOT_FOUND', choose: 'NOT_FOUND' },
  ],
  [
    'somebody else’s post',
    { isOwn: false, isRead: true },
    { change: 'NOT_FOUND', remove: 'NOT_FOUND', choose: 'NOT_FOUND' },
  ],
] as const)('what may be done with %s', (_, piece, may) => {
  expect(readCodes(contentPolicy(piece))).toEqual(may);
});
