import { describe, expect, it } from 'vitest';
import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import { silenceEndsAt, statusOfWork } from './work-clock.rules.ts';

describe('approval by silence', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const piece = (status: DeliverableStatus, day = 1, ok = true) => ({
    status,
    submitted_at: status === 'planned' ? null : at(day),
    disclosure: { ok },
  });

  it('comes so many days after the last piece was handed in', () => {
    expect(silenceEndsAt([piece('submitted', 1), piece('submitted', 3), piece('approved', 9)], 7)).toEqual(at(10));
  });

  it('waits for the influencer: for what is missing, for changes, for a label', () => {
    expect(silenceEndsAt([piece('submitted'), piece('planned')], 7)).toBeNull();
    expect(silenceEndsAt([piece('submitted'), piece('changes_requested')], 7)).toBeNull();
    expect(silenceEndsAt([piece('submitted', 1, false)], 7)).toBeNull();
    expect(silenceEndsAt([piece('submitted'), piece('submitted', 1, false)], 7)).toBeNull();
    expect(silenceEndsAt([{ ...piece('submitted'), disclosure: null }], 7)).toBeNull();
    expect(silenceEndsAt([piece('approved')], 7)).toBeNull();
  });
});

describe('the state of the work', () => {
  it.each<[DeliverableStatus[], string]>([
    [[], 'in_progress'],
    [['planned', 'planned'], 'in_progress'],
    [['planned', 'submitted'], 'submitted'],
    [['planned', 'approved'], 'submitted'],
    [['submitted', 'approved'], 'submitted'],
    [['approved', 'changes_requested', 'planned'], 'changes_requested'],
    [['approved', 'approved'], 'approved'],
    [['approved', 'published'], 'approved'],
    [['published'], 'approved'],
  ])('%j is %s', (pieces, status) => {
    expect(statusOfWork(pieces)).toBe(status);
  });
});
