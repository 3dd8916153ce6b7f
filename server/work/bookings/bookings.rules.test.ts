import fc from 'fast-check';
import { expect, it } from 'vitest';
import { campaignProblems, deadlineProblem } from '../../../contract/campaigns/campaign-problems.ts';
import { contentIds, platformIds } from '../../../contract/core/platforms.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { bookedWork, briefWords, campaignFor, dueOf } from './bookings.rules.ts';

const today = '2026-12-01';
const booked = fc.record({
  title: fc.string({ minLength: 5, maxLength: 100, unit: 'grapheme-ascii' }),
  deliverables: fc.array(
    fc.record(
      {
        type: fc.constantFrom(...contentIds),
        quantity: fc.integer({ min: 1, max: 50 }),
        delivery: fc.constantFrom('publish' as const, 'hand_over' as const),
      },
      { requiredKeys: ['type', 'quantity'] },
    ),
    { minLength: 1, maxLength: 20 },
  ),
  platforms: fc.subarray([...platformIds], { minLength: 1 }),
  days: fc.integer({ min: 1, max: 365 }),
  price: fc.integer({ min: 100, max: 99_999_999_900 }),
});

it('makes a campaign that can be posted as it is, in which the work ends', () => {
  fc.assert(
    fc.property(booked, fc.integer({ min: 1, max: 30 }), (package_, answerDays) => {
      const when = { today, answerDays };
      const brief = inEnglish(briefWords(package_));
      const campaign = campaignFor(package_, { ...when, brief });
      expect({ ...campaignProblems(campaign), ...deadlineProblem(campaign, today) }).toEqual({});
      const work = bookedWork(package_, { due: dueOf(package_, when), endDate: campaign.end_date ?? null });
      expect(work.every(({ due }) => due === dueOf(package_, when))).toBe(true);
      expect(dueOf(package_, when) < (campaign.end_date ?? '')).toBe(true);
    }),
  );
});

it('says for content that is handed over only that it is about content', () => {
  const package_ = { title: 'Three films', platforms: ['instagram'], days: 5, price: 900_000 };
  const made = (delivery: 'publish' | 'hand_over') =>
    campaignFor(
      { ...package_, deliverables: [{ type: 'reel', quantity: 3, delivery }] },
      { today, answerDays: 3, brief: '' },
    );
  expect(made('publish')).toMatchObject({ objective: 'awareness', end_date: '2026-12-30', slots: 1 });
  expect(made('hand_over')).toMatchObject({ objective: 'content', budget_total: 9_000, visibility: 'invited' });
});

it('ends the work with the campaign at the latest', () => {
  const deliverables = [{ type: 'reel', quantity: 1 }];
  expect(bookedWork({ deliverables }, { due: '2026-12-20', endDate: '2026-12-10' })).toEqual([
    { type: 'reel', quantity: 1, due: '2026-12-10' },
  ]);
});
