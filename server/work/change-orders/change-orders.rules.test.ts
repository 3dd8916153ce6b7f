import { describe, expect, it } from 'vitest';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { amendTerms, dueDay, whyNotAnswer, whyNotPropose } from './change-orders.rules.ts';

const terms = {
  title: 'Monsoon brew',
  revisions: 2,
  ready_by: '2026-12-01',
  deliverables: [
    { type: 'reel', quantity: 2, due: '2026-12-05' },
    { type: 'story', quantity: 1 },
  ],
} as AgreementTerms;

describe('valid proposals', () => {
  const today = '2026-11-21';
  const why = (change: { revisions?: number; ready_by?: string }, of = terms) =>
    whyNotPropose({ revisions: null, ready_by: null, ...change }, of, today)?.field ?? null;

  it('change something, to something new, not to a past day', () => {
    expect(why({})).toBe('revisions');
    expect(why({ revisions: 2 })).toBe('revisions');
    expect(why({ revisions: 2, ready_by: '2026-12-20' })).toBe('revisions');
    expect(why({ ready_by: '2026-11-20' })).toBe('ready_by');
    expect(why({ ready_by: '2026-12-05' })).toBe('ready_by');
    expect(why({ revisions: 3 })).toBeNull();
    expect(why({ revisions: 0 })).toBeNull();
    expect(why({ ready_by: today })).toBeNull();
    expect(why({ revisions: 2 }, { ...terms, revisions: undefined })).toBeNull();
  });

  it('are refused in words', () => {
    const told = (change: Partial<Parameters<typeof whyNotPropose>[0]>, of = terms) => {
      const refusal = whyNotPropose({ revisions: null, ready_by: null, ...change }, of, today);
      return refusal && inEnglish(refusal.reason);
    };
    expect(told({})).toBe('Change the revisions, the date or both.');
    expect(told({ revisions: 2 })).toBe('2 revisions are already agreed.');
    expect(told({ ready_by: '2026-11-20' })).toBe('This date has passed.');
    expect(told({ ready_by: '2026-12-05' })).toBe('This date is already agreed.');
    expect(told({ revisions: 3 }, { ...terms, ready_by: null, deliverables: [] })).toBeNull();
  });

  it('count the last due day of any work', () => {
    expect(dueDay(terms)).toBe('2026-12-05');
    expect(dueDay({ ...terms, ready_by: '2026-12-09' })).toBe('2026-12-09');
    const [one, two] = terms.deliverables;
    const three = [{ ...one, due: '2026-12-30' }, two, { ...one, due: '2026-12-06' }] as AgreementTerms['deliverables'];
    expect(dueDay({ ...terms, deliverables: three })).toBe('2026-12-30');
    expect(dueDay({ ...terms, ready_by: null, deliverables: [] })).toBeNull();
  });
});

describe('the next version', () => {
  const base = { version: 1, hash: 'a'.repeat(64), terms };

  it('changes what was proposed and refers to the previous version, which stays unchanged', () => {
    const before = structuredClone(terms);
    expect(amendTerms(base, { revisions: 3, ready_by: null, note: 'One more' })).toEqual({
      ...terms,
      revisions: 3,
      amends: { version: 1, hash: base.hash, note: 'One more' },
    });
    const moved = amendTerms(base, { revisions: null, ready_by: '2026-12-20', note: 'Rain' });
    expect(moved).toMatchObject({ revisions: 2, ready_by: '2026-12-20' });
    expect(moved.deliverables).toEqual([
      { type: 'reel', quantity: 2, due: '2026-12-20' },
      { type: 'story', quantity: 1 },
    ]);
    expect(terms).toEqual(before);
  });
});

describe('answering', () => {
  it('is for the other party; the proposer can withdraw', () => {
    const open = { proposed_by: 1, status: 'open' } as const;
    expect(whyNotAnswer(open, 2, 'accepted')).toBeNull();
    expect(whyNotAnswer(open, 2, 'declined')).toBeNull();
    expect(whyNotAnswer(open, 1, 'withdrawn')).toBeNull();
    expect(whyNotAnswer(open, 1, 'accepted')).toContain('other side');
    expect(whyNotAnswer(open, 1, 'declined')).toContain('other side');
    expect(whyNotAnswer(open, 2, 'withdrawn')).toContain('Only the person who proposed');
    const again = whyNotAnswer({ ...open, status: 'declined' }, 2, 'accepted');
    expect(again && inEnglish(again)).toContain('already declined');
  });
});
