import { describe, expect, it } from 'vitest';
import { campaignProblems } from '../../../contract/campaigns/campaign-problems.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { campaignStatus, changedTerms, mayPost, mergeCampaign, whyClosed, withoutDates } from './campaigns.rules.ts';

const state = {
  is_draft: false,
  held_at: null,
  application_deadline: '2026-11-25',
  start_date: '2026-11-20',
  end_date: '2026-11-30',
  slots: 2,
  finished: 0,
  open: 1,
};

describe('the shown status', () => {
  it.each([
    ['2026-11-19', 0, 'not-started'],
    ['2026-11-20', 0, 'on going'],
    ['2026-11-30', 1, 'on going'],
    ['2026-12-01', 0, 'completed'],
    ['2026-11-21', 2, 'completed'],
    ['2026-11-01', 2, 'completed'],
  ])('on %s with %i finished is %s', (today, finished, status) => {
    expect(campaignStatus({ ...state, finished }, today)).toBe(status);
  });

  it.each([
    ['2026-11-26', { finished: 1, open: 0 }, 'completed'],
    ['2026-11-26', { finished: 1, open: 1 }, 'on going'],
    ['2026-11-26', { finished: 0, open: 0 }, 'on going'],
    ['2026-11-25', { finished: 1, open: 0 }, 'on going'],
  ])('on %s with work %o is %s: nobody comes after the deadline', (today, work, status) => {
    expect(campaignStatus({ ...state, slots: 6, ...work }, today)).toBe(status);
  });

  it('follows the work of a campaign whose dates are in the future', () => {
    const early = { ...state, application_deadline: '2026-11-10', slots: 6 };
    expect(campaignStatus({ ...early, finished: 2, open: 0 }, '2026-11-12')).toBe('completed');
    expect(campaignStatus({ ...early, finished: 1, open: 1 }, '2026-11-12')).toBe('not-started');
    expect(campaignStatus({ ...early, application_deadline: null, finished: 2, open: 0 }, '2026-11-12')).toBe(
      'not-started',
    );
  });

  it('of a draft without dates is not-started', () => {
    const blank = { ...state, start_date: null, end_date: null, slots: null };
    expect(campaignStatus(blank, '2026-11-20')).toBe('not-started');
  });

  it('counts days in India: the last one ends at 24:00 there', () => {
    expect(dateInIndia(new Date('2026-11-25T18:29:59Z'))).toBe('2026-11-25');
    expect(dateInIndia(new Date('2026-11-25T18:30:00Z'))).toBe('2026-11-26');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(whyClosed(state, '2026-11-25')).toBeNull();
    expect(whyClosed(state, '2026-11-26')?.code).toBe('RULE');
    expect(whyClosed({ ...state, held_at: new Date() }, '2026-11-25')?.code).toBe('CONFLICT');
    expect(whyClosed({ ...state, application_deadline: null }, '2026-12-01')?.reason).toMatch(/completed/);
  });
});

describe('posting', () => {
  it.each([
    ['influencer', false, true],
    ['brand', true, true],
    ['partner', true, true],
    ['operator', false, false],
  ] as const)('%s: standard %s, joint %s', (role, standard, joint) => {
    expect([mayPost(role, 'standard'), mayPost(role, 'joint')]).toEqual([standard, joint]);
  });

  it('accepts any budget that pays for one creator: the amount per creator is a limit, not a price', () => {
    const money = { slots: 3, budget_per_creator: 33_333.33 };
    expect(campaignProblems({ ...money, budget_total: 33_333.33 })).not.toHaveProperty('budget_total');
    expect(campaignProblems({ ...money, budget_total: 33_333.32 })).toHaveProperty('budget_total');
  });

  it('lists the agreed terms that change, whatever was omitted', () => {
    expect(changedTerms({ title: 'A', brief: 'x', link: null }, { title: 'B', brief: 'x' })).toEqual([]);
    expect(changedTerms({ dos: [] }, { dos: ['Smile'], slots: 4 })).toEqual(['dos']);
    const reel = { due: '2026-12-12', type: 'reel', quantity: 2 } as const;
    const reelTurned = { quantity: 2, type: 'reel', due: '2026-12-12' } as const;
    const reelMixed = { type: 'reel', due: '2026-12-12', quantity: 2 } as const;
    const asStored = [{ type: 'story', quantity: 1 } as const, reel];
    const asSent = [{ type: 'story', quantity: 1, due: null } as const, { ...reel }];
    expect(changedTerms({ content: asStored }, { content: asSent })).toEqual([]);
    for (const same of [reelTurned, reelMixed]) {
      expect(changedTerms({ content: [reel] }, { content: [same] })).toEqual([]);
      expect(changedTerms({ content: [same] }, { content: [reel] })).toEqual([]);
    }
    expect(changedTerms({ content: [reel] }, { content: [{ ...reel, due: '2026-12-13' }] })).toEqual(['content']);
  });
});

describe('why a campaign is closed', () => {
  it.each([
    [
      'held',
      { held_at: new Date() },
      '2026-11-25',
      'CONFLICT',
      'This campaign is paused and isn’t accepting applications.',
    ],
    ['past its deadline', {}, '2026-11-26', 'RULE', 'The last day to apply has passed.'],
    ['over', { application_deadline: null }, '2026-12-01', 'RULE', 'This campaign is completed.'],
    ['done', { finished: 2 }, '2026-11-25', 'RULE', 'This campaign is completed.'],
  ])('of one that is %s', (_what, changes, today, code, reason) => {
    expect(whyClosed({ ...state, ...changes }, today)).toEqual({ code, reason });
  });
});

it('replaces given fields of a change and keeps the rest', () => {
  const before = { title: 'Old', slots: 2, link: 'https://kaapi.example' };
  expect(mergeCampaign(before, { title: 'New', slots: undefined, link: null })).toEqual({
    title: 'New',
    slots: 2,
    link: null,
  });
  expect(mergeCampaign(before, {})).toEqual(before);
});

it('keeps everything except the days when posting again', () => {
  const reel = { type: 'reel', quantity: 2 } as const;
  const posted = { title: 'Monsoon menu', slots: 2, content: [{ ...reel, due: '2026-11-28' }, reel] };
  const days = { application_deadline: '2026-11-25', start_date: '2026-11-20', end_date: '2026-11-30' };
  const again = withoutDates({ ...posted, ...days });
  expect(again).toMatchObject({ title: 'Monsoon menu', slots: 2, content: [reel, reel] });
  expect(JSON.stringify(again)).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(withoutDates({ title: 'A draft' }).content).toEqual([]);
});
