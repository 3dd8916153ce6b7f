import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { postProblems, savablePart, stepOf } from './problems.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

describe('composing a campaign', () => {
  it('lists what is missing for posting, by field and step', () => {
    const problems = postProblems({ type: 'standard', compensation: 'paid', link: 'http://x.example' }, '2026-11-20');
    expect(Object.keys(problems)).toEqual(
      expect.arrayContaining(['title', 'brief', 'end_date', 'budget_total', 'platforms', 'link']),
    );
    expect(['title', 'end_date', 'budget_total', 'creator_profile.followers_max'].map(stepOf)).toEqual([1, 2, 3, 4]);
  });

  it('saves a draft as it is, without invalid fields', () => {
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
