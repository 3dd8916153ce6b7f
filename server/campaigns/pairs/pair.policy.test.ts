import { expect, it } from 'vitest';
import { readAnswer } from '../../../tests/answers.ts';
import { mayWorkTogether } from './pair.policy.ts';

const free = { isSamePerson: false, isBlocked: false };

it.each(['creator', 'applicant', 'pledger'] as const)('lets a %s who is somebody else work with the other', (side) => {
  expect(mayWorkTogether(side, free)).toBe(true);
  expect(readAnswer(mayWorkTogether(side, { ...free, isSamePerson: true }))).toMatch(/^RULE: .*same person/);
  expect(readAnswer(mayWorkTogether(side, { isSamePerson: true, isBlocked: true }))).toMatch(/^RULE/);
});

it('tells a creator of the block, and nobody else', () => {
  const blocked = { ...free, isBlocked: true };
  expect(readAnswer(mayWorkTogether('creator', blocked))).toBe(
    'CONFLICT: You and this person have blocked each other. You can decline instead.',
  );
  const vague = 'CONFLICT: You can’t take part in this campaign.';
  expect(readAnswer(mayWorkTogether('applicant', blocked))).toBe(vague);
  expect(readAnswer(mayWorkTogether('pledger', blocked))).toBe(vague);
});
