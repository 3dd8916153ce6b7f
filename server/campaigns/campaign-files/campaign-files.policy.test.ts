import { expect, it } from 'vitest';
import { readAnswers } from '../../../tests/answers.ts';
import { campaignFilePolicy } from './campaign-files.policy.ts';

it('lets only the owner of a campaign remove its files', () => {
  expect(readAnswers(campaignFilePolicy(7, { creator_id: 7 }))).toEqual({ remove: 'yes' });
  expect(readAnswers(campaignFilePolicy(8, { creator_id: 7 }))).toEqual({
    remove: 'NOT_FOUND: Only the campaign owner can do this.',
  });
});
