import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/answers.ts';
import type { Answer } from '../../kit/http/policy.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { mayWriteReview, reviewPolicy } from './reviews.policy.ts';

const day = 24 * 3600 * 1000;
const now = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => ({ shows_at: new Date(now.getTime() + ms) });
const reasonOf = (answer: Answer) => (answer === true ? '' : inEnglish(answer.reason));

it('allows a review after the end, once, and not to somebody who could already read the other one', () => {
  const any = fc.option(fc.integer({ min: -30 * day, max: 30 * day }).map(after), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ isDone: fc.boolean(), counts: fc.boolean(), isSamePerson: fc.boolean(), mine: any, theirs: any }),
      (facts) => {
        const answer = mayWriteReview({ ...facts, now });
        const hasRead = facts.theirs !== undefined && facts.theirs.shows_at <= now;
        const isAllowed = facts.isDone && facts.counts && !facts.mine && !hasRead && !facts.isSamePerson;
        expect(answer === true).toBe(isAllowed);
        if (answer !== true) expect(reasonOf(answer)).toMatch(/^[A-Z].+\.$/);
      },
    ),
  );
  const facts = { isDone: true, counts: true, isSamePerson: false, mine: undefined, theirs: undefined, now };
  const why = (more: Partial<typeof facts> | object) => reasonOf(mayWriteReview({ ...facts, ...more }));
  expect(why({ isDone: false, counts: false })).toMatch(/once the work is done/);
  expect(why({ counts: false })).toMatch(/one every 30 days/);
  expect(why({ mine: after(1), theirs: after(-1) })).toMatch(/already/);
  expect(why({ theirs: after(-1) })).toMatch(/passed/);
  expect(codeOf(mayWriteReview({ ...facts, isSamePerson: true }))).toBe('RULE');
});

const author = 1;
const subject = 2;
const other = 3;

it.each([
  { by: author, shown: false, replied: false, change: true, reply: 'NOT_FOUND', report: 'NOT_FOUND' },
  { by: author, shown: true, replied: false, change: 'CONFLICT', reply: 'NOT_FOUND', report: 'RULE' },
  { by: author, shown: true, replied: true, change: 'CONFLICT', reply: 'NOT_FOUND', report: 'RULE' },
  { by: subject, shown: false, replied: false, change: 'NOT_FOUND', reply: 'NOT_FOUND', report: 'NOT_FOUND' },
  { by: subject, shown: true, replied: false, change: 'NOT_FOUND', reply: true, report: true },
  { by: subject, shown: true, replied: true, change: 'NOT_FOUND', reply: 'CONFLICT', report: true },
  { by: other, shown: false, replied: false, change: 'NOT_FOUND', reply: 'NOT_FOUND', report: 'NOT_FOUND' },
  { by: other, shown: true, replied: true, change: 'NOT_FOUND', reply: 'NOT_FOUND', report: true },
])('allows $by (shown: $shown, replied: $replied) to change, reply and report as listed', (row) => {
  const review = {
    author_id: author,
    subject_id: subject,
    ...after(row.shown ? 0 : 1),
    reply: row.replied ? 'Thank you.' : null,
  };
  const { change, reply, report } = reviewPolicy(row.by, review, now);
  expect([change, reply, report].map(codeOf)).toEqual([row.change, row.reply, row.report]);
  for (const answer of [change, reply, report]) if (answer !== true) expect(answer.reason).toMatch(/^[A-Z].+\.$/);
});
