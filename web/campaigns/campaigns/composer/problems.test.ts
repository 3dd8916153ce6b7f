import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { postProblems, savablePart, stepOf } from './problems.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

describe('a campaign being written', () => {
  it('is told what stands between it and being posted, by the fields of its steps', () => {
    const problems = postProblems({ type: 'standard', compensation: 'paid', link: 'http://x.example' }, '2026-11-20');
    expect(Object.keys(problems)).toEqual(
      expect.arrayContaining(['title', 'brief', 'end_date', 'budget_total', 'platforms', 'link']),
    );
    expect(['title', 'end_date', 'budget_total', 'creator_profile.followers_max'].map(stepOf)).toEqual([1, 2, 3, 4]);
  });

  it('is saved as a draft as it is, without what no field may hold', () => {
    const body = {
      title: 'Mon',
      start_date: '2026-12-02',
      end_date: '2026-12-01',
      slots: 3,
      budget_per_creator: 10,
      budget_total: 20,
      hashtags: ['x'.repeat(61)],
    };
    const { hashtags: _, ...rest } = body;
    expect(savablePart(body)).toEqual(rest);
  });
});
