import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliverableStatus, deliverableStatuses } from '../../../contract/work/deliverables.ts';
import { whyNotMove as whyNotMoveApplication } from '../../campaigns/applications/applications.rules.ts';
import { inEnglish, type LocalizedText, verbatim } from '../../kit/i18n/messages.ts';
import { statusOfWork } from '../work-clock/work-clock.rules.ts';
import { handsOf, isReview, readAddress, whyNoRevision, whyNotMove } from './deliverables.rules.ts';

const hands = ['creator', 'applicant', 'system'] as const;

describe('the life cycle of a piece of work', () => {
  it('has exactly these moves', () => {
    const allowed = deliverableStatuses.flatMap((from) =>
      deliverableStatuses.flatMap((to) =>
        hands.filter((by) => whyNotMove(from, to, by) === null).map((by) => `${from} → ${to}: ${by}`),
      ),
    );
    expect(allowed.toSorted()).toEqual([
      'approved → published: applicant',
      'approved → published: creator',
      'changes_requested → submitted: applicant',
      'planned → submitted: applicant',
      'submitted → approved: creator',
      'submitted → approved: system',
      'submitted → changes_requested: creator',
      'submitted → submitted: applicant',
    ]);
  });

  it('gives the reason for a refusal', () => {
    expect(inEnglish(whyNotMove('approved', 'approved', 'creator') ?? '')).toBe('This work is already approved.');
    expect(inEnglish(whyNotMove('planned', 'approved', 'creator') ?? '')).toBe('This work is not submitted yet.');
    expect(inEnglish(whyNotMove('submitted', 'published', 'applicant') ?? '')).toBe('This work is submitted.');
    expect(inEnglish(whyNotMove('changes_requested', 'approved', 'creator') ?? '')).toBe(
      'This work is waiting for changes.',
    );
    expect(inEnglish(whyNotMove('published', 'published', 'applicant') ?? '')).toBe('This work is already published.');
    expect(inEnglish(whyNotMove('submitted', 'approved', 'applicant') ?? '')).toBe('Only the other side can do this.');
    expect(deliverableStatuses.map((to) => handsOf(to).join())).toEqual([
      'applicant',
      'applicant',
      'creator',
      'creator',
      'applicant,creator',
    ]);
  });
});

describe('the status of an application by its work', () => {
  it.each<[DeliverableStatus[], string]>([
    [[], 'in_progress'],
    [['planned', 'planned'], 'in_progress'],
    [['planned', 'submitted'], 'submitted'],
    [['planned', 'approved'], 'submitted'],
    [['changes_requested', 'submitted'], 'changes_requested'],
    [['changes_requested', 'approved', 'planned'], 'changes_requested'],
    [['approved', 'submitted'], 'submitted'],
    [['approved', 'published'], 'approved'],
  ])('%j is %s', (pieces, status) => expect(statusOfWork(pieces)).toBe(status));

  it('only moves as an application may', () => {
    const act = fc.record({
      piece: fc.nat(3),
      to: fc.constantFrom(...deliverableStatuses),
      by: fc.constantFrom(...hands),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(act, { maxLength: 60 }), (count, acts) => {
        const pieces: DeliverableStatus[] = Array.from({ length: count }, () => 'planned');
        for (const { piece, to, by } of acts) {
          const before = statusOfWork(pieces);
          const from = pieces[piece % count] as DeliverableStatus;
          if (whyNotMove(from, to, by) !== null) continue;
          pieces[piece % count] = to;
          const after = statusOfWork(pieces);
          if (after === before) continue;
          expect(whyNotMoveApplication({ from: before, to: after, by, cause: 'deliverable' })).toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the URL of a piece of work', () => {
  it.each([
    'https://www.instagram.com/reel/C1/',
    'https://m.youtube.com/watch?v=1',
    'https://youtu.be/1',
    'https://blog.kaapi.example/monsoon',
  ])('takes %s', (url) => expect(readAddress(url, ['instagram', 'youtube'])).toEqual({ url }));

  it.each([
    'http://instagram.com/reel/1',
    'javascript:alert(1)',
    'instagram.com/reel/1',
    'https://instagram.com@evil.example/',
    'https://localhost/',
    'https://www.facebook.com/kaapi',
    `https://instagram.com/${'ä'.repeat(200)}`,
  ])('refuses %s', (url) => expect(readAddress(url, ['instagram', 'youtube'])).toHaveProperty('reason'));

  it.each([
    ['https://www.instagram.com/reel/1', 'instagram'],
    ['https://instagr.am/p/1', 'instagram'],
    ['https://www.facebook.com/kaapi', 'facebook'],
    ['https://fb.com/kaapi', 'facebook'],
    ['https://fb.watch/1', 'facebook'],
    ['https://m.youtube.com/watch?v=1', 'youtube'],
    ['https://youtu.be/1', 'youtube'],
  ])('says that %s is on %s, where the campaign is on others', (url, platform) => {
    const others = ['instagram', 'facebook', 'youtube'].filter((other) => other !== platform);
    const reason = `This campaign is on ${others.join(', ')}, but this link is on ${platform}.`;
    const refused = readAddress(url, others);
    expect('reason' in refused && inEnglish(refused.reason)).toBe(reason);
    expect(readAddress(url, [platform])).toEqual({ url });
  });

  it('must be well-formed', () => {
    expect(readAddress('instagram.com/reel/1', [])).toEqual({ reason: expect.stringContaining('https://') });
    expect(readAddress('https://localhost/', [])).toEqual({ reason: 'Enter a plain link to the post.' });
    const longest = `https://kaapi.example/${'a'.repeat(478)}`;
    expect(readAddress(longest, [])).toEqual({ url: longest });
    expect(readAddress(`${longest}a`, [])).toHaveProperty('reason');
  });

  it('is matched to a platform by its complete host', () => {
    expect(readAddress('https://notfacebook.com/1', ['instagram'])).toHaveProperty('url');
    expect(readAddress('https://facebook.com/1', [])).toHaveProperty('url');
  });
});

const inEnglishOr = (words: LocalizedText | null) => (words === null ? null : inEnglish(words));

describe('rounds of changes', () => {
  const why = (included: number | undefined, asked: number) =>
    inEnglishOr(whyNoRevision({ included, asked, piece: verbatim('reel 1') }));

  it('are limited to the agreed number, if there is one', () => {
    expect([why(2, 0), why(2, 1), why(undefined, 99)]).toEqual([null, null, null]);
  });

  it('are refused with a sentence that mentions the change order', () => {
    expect(why(2, 2)).toBe('All 2 revisions included for the reel 1 have been used. Propose a change order for more.');
    expect(why(1, 5)).toMatch(/^The one revision included for .* has been used\. Propose a change order/);
    expect(why(0, 0)).toMatch(/^The agreement includes no revisions for the reel 1\. Propose a change order/);
  });
});

it('is a review where it answers content, and nothing else', () => {
  const statuses = [...deliverableStatuses, 'cancelled', undefined];
  const reviews = (contests: boolean) => statuses.filter((status) => isReview({ status, contests }));
  expect(reviews(false)).toEqual(['changes_requested', 'approved']);
  expect(reviews(true)).toEqual(['changes_requested', 'approved', undefined]);
});
