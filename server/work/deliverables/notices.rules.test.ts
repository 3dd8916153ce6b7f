import { describe, expect, it } from 'vitest';
import { noticeIn } from '../../../tests/localized-notice.ts';
import { deliverableNotice, pieceFacts } from './notices.rules.ts';

const row = { content_type: 'reel', number: 2 };
const moves = ['submitted', 'changes_requested', 'approved', 'published'] as const;
const tell = (to: (typeof moves)[number], note?: string) =>
  deliverableNotice({ row, to, campaign: 'Monsoon menu', note });

describe('notifications about a piece of work', () => {
  it.each([
    ['submitted', 'Submitted: reel 2 for Monsoon menu', 'Approve it or request changes.'],
    ['changes_requested', 'Changes requested: reel 2 for Monsoon menu', 'Make the changes and submit it again.'],
    ['approved', 'Approved: reel 2 for Monsoon menu', 'You can publish it now.'],
    ['published', 'Published: reel 2 for Monsoon menu', 'See its numbers on the page.'],
  ] as const)('say what was done and what to do next: %s', (to, title, description) => {
    expect(noticeIn('en', tell(to))).toEqual({ title, description });
    expect(tell(to).email).toMatchObject({ lead: description });
    expect(tell(to).email).not.toHaveProperty('quote');
  });

  it.each(moves)('quote the note: %s', (to) => {
    expect(noticeIn('en', tell(to, 'One beat longer.')).description).toMatch(/^[A-Z].*\. “One beat longer\.”$/);
    expect(tell(to, 'One beat longer.').email).toHaveProperty('quote');
  });

  it('exist in Hindi', () => {
    for (const to of moves) {
      expect(noticeIn('hi', tell(to)).title).toMatch(/[\u0900-\u097f].*Monsoon menu|Monsoon menu.*[\u0900-\u097f]/);
    }
  });
});

it('name the campaign, the piece, and the day where one is agreed', () => {
  expect(pieceFacts(row, 'Monsoon menu')).toHaveLength(2);
  expect(pieceFacts(row, 'Monsoon menu', '2026-12-01')).toHaveLength(3);
});
