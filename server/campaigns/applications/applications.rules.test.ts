import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import {
  type Actor,
  fundedStatuses,
  isOpen,
  moves,
  needsReason,
  unfinishedStatuses,
  whyNotMove,
} from './applications.rules.ts';

const status = fc.constantFrom(...applicationStatuses);
const actor = fc.constantFrom<Actor>('creator', 'applicant', 'system');
const cause = fc.constantFrom('answer', 'offer', 'money', 'deliverable', 'arrival', 'decision');

/** Allowed moves as the product's rules state them, with the actor. */
const chain: Record<string, string> = {
  'applied → shortlisted (answer)': 'creator',
  'applied → offered (answer)': 'creator',
  'shortlisted → offered (answer)': 'creator',
  'offered → offered (answer)': 'creator',
  'applied → offered (offer)': 'creator applicant',
  'shortlisted → offered (offer)': 'creator applicant',
  'offered → offered (offer)': 'creator applicant',
  'offered → accepted (answer)': 'applicant',
  'offered → accepted (offer)': 'creator applicant',
  'offered → applied (offer)': 'creator applicant system',
  'offered → shortlisted (offer)': 'creator applicant system',
  'accepted → in_progress (money)': 'system',
  'in_progress → submitted (deliverable)': 'applicant',
  'submitted → changes_requested (deliverable)': 'creator',
  'changes_requested → submitted (deliverable)': 'applicant',
  'submitted → approved (deliverable)': 'creator system',
  'approved → paid (money)': 'system',
  'approved → paid (arrival)': 'system',
  'approved → paid (decision)': 'system',
  'approved → cancelled (money)': 'system',
  'approved → cancelled (decision)': 'system',
  'applied → declined (answer)': 'creator system',
  'shortlisted → declined (answer)': 'creator system',
  'offered → declined (answer)': 'creator system',
  'applied → withdrawn (answer)': 'applicant',
  'shortlisted → withdrawn (answer)': 'applicant',
  'offered → withdrawn (answer)': 'applicant',
  'accepted → cancelled (answer)': 'creator applicant system',
  'in_progress → cancelled (answer)': 'creator applicant system',
  'in_progress → paid (decision)': 'system',
  'in_progress → cancelled (decision)': 'system',
  'submitted → paid (decision)': 'system',
  'submitted → cancelled (decision)': 'system',
  'changes_requested → paid (decision)': 'system',
  'changes_requested → cancelled (decision)': 'system',
  'submitted → cancelled (arrival)': 'system',
  'changes_requested → cancelled (arrival)': 'system',
};

describe('the life cycle of an application', () => {
  it("has exactly the product's moves", () => {
    expect(Object.fromEntries(moves.map((m) => [`${m.from} → ${m.to} (${m.cause})`, m.by.join(' ')]))).toEqual(chain);
  });

  it('allows a move if and only if the table contains it, for this actor and cause', () => {
    fc.assert(
      fc.property(status, status, actor, cause, (from, to, by, why) => {
        const isAllowed = chain[`${from} → ${to} (${why})`]?.split(' ').includes(by) ?? false;
        const reason = whyNotMove({ from, to, by, cause: why });
        expect(reason === null).toBe(isAllowed);
        if (reason !== null) expect(inEnglish(reason)).toMatch(/^[A-Z].+\.$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives the reason: already in that status, no such move, the other party’s move, or not made by hand', () => {
    const why = (from: ApplicationStatus, to: ApplicationStatus, by: Actor) =>
      inEnglish(whyNotMove({ from, to, by, cause: 'answer' }) ?? '');
    expect(why('applied', 'applied', 'creator')).toBe('This application is already applied.');
    expect(why('applied', 'accepted', 'applicant')).toBe(
      'This application is applied, so it can’t be changed to “accepted”.',
    );
    expect(why('applied', 'shortlisted', 'applicant')).toBe('Only the campaign owner can do this.');
    expect(why('offered', 'accepted', 'creator')).toBe('Only the applicant can do this.');
    expect(why('accepted', 'in_progress', 'creator')).toMatch(/money/);
    expect(why('submitted', 'approved', 'creator')).toMatch(/ work/);
    expect(why('submitted', 'cancelled', 'creator')).toMatch(/our team/);
    expect(whyNotMove({ from: 'applied', to: 'shortlisted', by: 'creator', cause: 'money' })).toMatch(/answer/);
  });

  it('reaches an end from every status', () => {
    const ends = new Set<ApplicationStatus>(['paid', 'declined', 'withdrawn', 'cancelled']);
    const leads = new Set(ends);
    for (let grown = -1; grown !== leads.size; ) {
      grown = leads.size;
      for (const { from, to } of moves) if (leads.has(to)) leads.add(from);
    }
    expect(leads.size).toBe(applicationStatuses.length);
    expect(moves.filter(({ from }) => ends.has(from))).toEqual([]);
    expect(applicationStatuses.filter(needsReason)).toEqual(['cancelled']);
    expect(applicationStatuses.filter(isOpen)).toEqual(['applied', 'shortlisted', 'offered']);
    const unfinished: readonly ApplicationStatus[] = unfinishedStatuses;
    expect(applicationStatuses.filter((status) => !ends.has(status) && !unfinished.includes(status))).toEqual([
      'approved',
    ]);
    expect(unfinished.filter((status) => ends.has(status))).toEqual([]);
    expect(fundedStatuses).toEqual(['in_progress', 'submitted', 'changes_requested', 'approved']);
  });
});
