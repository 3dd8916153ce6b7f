import { describe, expect, it } from 'vitest';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { lateBy, shownStep, stepsOf, turnOf } from './work-steps.ts';

const waited = { counted_at: null, publish_by: '2026-12-05', cancelled_at: null } as Deliverable['publication'];
const piece = (fields: Partial<Deliverable>): Deliverable =>
  ({
    idea: null,
    status: 'planned',
    version: 0,
    delivery: 'publish',
    publication: waited,
    due_on: null,
    ...fields,
  }) as Deliverable;
const told = (fields: Partial<Deliverable>, isPaid?: boolean) =>
  stepsOf(piece(fields), isPaid)
    .map(({ id, state }) => (state === 'current' ? `[${id}]` : state === 'done' ? `${id}✓` : id))
    .join(' ');
const idea = (status: string) => ({ status }) as Deliverable['idea'];
const counted = { ...waited, counted_at: '2026-12-01T00:00:00Z' } as Deliverable['publication'];

describe('the steps of a piece', () => {
  it('go from the idea to the payment, one current at a time', () => {
    expect(told({ idea: idea('wanted') }, false)).toBe('[idea] draft approve publish paid');
    expect(told({ idea: idea('approved') }, false)).toBe('idea✓ [draft] approve publish paid');
    expect(told({}, false)).toBe('[draft] approve publish paid');
    expect(told({ status: 'submitted', version: 1 }, false)).toBe('draft✓ [approve] publish paid');
    expect(told({ status: 'changes_requested', version: 1 }, false)).toBe('[draft] approve publish paid');
    expect(told({ status: 'approved', version: 1 }, false)).toBe('draft✓ approve✓ [publish] paid');
    expect(told({ status: 'published', version: 1 }, false)).toBe('draft✓ approve✓ [publish] paid');
    expect(told({ status: 'published', version: 1, publication: counted }, false)).toBe(
      'draft✓ approve✓ publish✓ [paid]',
    );
    expect(told({ status: 'published', version: 1, publication: counted }, true)).toBe(
      'draft✓ approve✓ publish✓ paid✓',
    );
  });

  it('leave out what a piece has not: publishing what is handed over, and money where none is shown', () => {
    expect(told({ delivery: 'hand_over', publication: null })).toBe('[draft] approve');
    expect(told({ status: 'published', version: 1, publication: null })).toBe('draft✓ approve✓ publish✓');
  });

  it('have none that is current once the piece is cancelled', () => {
    const publication = { ...waited, cancelled_at: '2026-12-30T00:00:00Z' } as Deliverable['publication'];
    expect(told({ status: 'approved', version: 1, publication }, false)).not.toContain('[');
  });

  it('show the work under the current one, at the end under the last with work', () => {
    const shown = (fields: Partial<Deliverable>, isPaid?: boolean) => shownStep(stepsOf(piece(fields), isPaid));
    expect(shown({ status: 'submitted', version: 1 }, false)).toBe('approve');
    expect(shown({ status: 'published', version: 1, publication: counted }, false)).toBe('publish');
    expect(shown({ status: 'approved', version: 1, delivery: 'hand_over', publication: null }, true)).toBe('approve');
  });

  it('are the turn of one side, and late by a number of days', () => {
    expect(turnOf(piece({ idea: idea('submitted') }), 'idea')).toBe('creator');
    expect(turnOf(piece({ idea: idea('wanted') }), 'idea')).toBe('influencer');
    expect(turnOf(piece({ status: 'published' }), 'publish')).toBe('creator');
    expect(turnOf(piece({ status: 'approved' }), 'publish')).toBe('influencer');
    expect(lateBy(piece({ due_on: '2026-11-25' }), 'draft', '2026-11-27')).toBe(2);
    expect(lateBy(piece({ due_on: '2026-11-28' }), 'draft', '2026-11-27')).toBe(0);
    expect(lateBy(piece({}), 'publish', '2026-12-06')).toBe(1);
    expect(lateBy(piece({}), 'approve', '2026-12-06')).toBe(0);
  });
});
