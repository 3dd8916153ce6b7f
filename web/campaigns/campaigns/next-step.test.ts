import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { nextStep } from './next-step.ts';

type Seen = Parameters<typeof nextStep>[0];
const campaign = (more: Partial<Seen> = {}): Seen => ({
  id: '7',
  type: 'standard',
  is_draft: false,
  is_held: false,
  status: 'on going',
  compensation: 'paid',
  counts: { slots_taken: 0, slots_left: 5 },
  application_deadline: '2026-11-25',
  my_application: null,
  my_pledges: [],
  ...more,
});
const counts = (more: Partial<Campaign['counts']>) => ({ counts: { slots_taken: 0, slots_left: 5, ...more } });
const own = (status: NonNullable<Campaign['my_application']>['status']) => ({
  my_application: { id: '1', status, quote: 1, createdAt: '' },
});
const pledge = (status: Campaign['my_pledges'][number]['status']) => ({
  type: 'joint' as const,
  my_pledges: [{ id: '1', need_id: '1', value: 1, status }],
});

describe('nextStep', () => {
  it.each([
    ['a draft', { is_draft: true }, 'finish', true],
    ['work handed in', counts({ submitted: 2, applied: 3 }), 'review', true],
    ['an agreement without money', counts({ accepted: 1, applied: 3 }), 'fund', true],
    [
      'an agreement that needs none',
      { ...counts({ accepted: 1, applied: 3 }), compensation: 'product' as const },
      'answer',
      true,
    ],
    ['pledges', { ...counts({ pledged: 1 }), type: 'joint' as const }, 'answer-pledges', true],
    ['accepted pledges', { ...counts({ accepted: 1 }), type: 'joint' as const }, 'await-applicants', false],
    ['offers', counts({ offered: 1 }), 'await-creators', false],
    ['work under way', counts({ in_progress: 1 }), 'await-work', false],
    ['nobody yet', {}, 'await-applicants', false],
    ['an end', { status: 'completed' as const }, 'nothing', false],
    ['a hold', { is_held: true }, 'nothing', false],
  ])('for the creator with %s', (_, more, kind, isMine) => {
    expect(nextStep(campaign(more), true)).toMatchObject({ kind, isMine });
  });

  it('includes the deadline of the creator’s answer', () => {
    expect(nextStep(campaign(counts({ applied: 2, shortlisted: 1 })), true)).toEqual({
      kind: 'answer',
      isMine: true,
      count: 3,
      by: '2026-12-02',
      to: '/campaign-details/7?tab=applied',
    });
  });

  it.each([
    [own('applied'), 'await-answer', false],
    [own('shortlisted'), 'await-answer', false],
    [own('offered'), 'accept', true],
    [own('accepted'), 'await-funding', false],
    [own('in_progress'), 'hand-in', true],
    [own('changes_requested'), 'revise', true],
    [own('submitted'), 'await-review', false],
    [own('paid'), 'nothing', false],
    [own('withdrawn'), 'nothing', false],
    [pledge('pledged'), 'await-answer', false],
    [pledge('accepted'), 'bring', true],
    [pledge('contributed'), 'nothing', false],
  ])('for who takes part: %o', (more, kind, isMine) => {
    expect(nextStep(campaign(more), false)).toMatchObject({ kind, isMine });
  });
});
