import { describe, expect, it } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import { pledgeStatuses } from '../../../contract/campaigns/pledges.ts';
import { noticeIn } from '../../../tests/localized-notice.ts';
import type { Told } from '../moves/notices.rules.ts';
import { pledgeNotice } from '../pledges/notices.rules.ts';
import { applicationNotice, closedNotice, noticeTypeOf, reminderNotice } from './notices.rules.ts';

type Pledged = Told & { amount: string };
const told = { campaign: 'Monsoon menu', by: 'Asha', note: null, amount: '₹18,000' };
const all = [
  ...applicationStatuses.map((to) => ({
    what: `application ${to}`,
    tell: (words: Pledged) => noticeIn('en', applicationNotice(to, words)),
  })),
  ...pledgeStatuses.map((to) => ({
    what: `pledge ${to}`,
    tell: (words: Pledged) => noticeIn('en', pledgeNotice(to, words)),
  })),
];
const ofApplication = (to: ApplicationStatus, words: Told) => noticeIn('en', applicationNotice(to, words));
/** Moves made by the other party, whose name is included. */
const namesWho =
  /^(application (applied|shortlisted|offered|accepted|submitted|changes_requested|declined|withdrawn|cancelled)|pledge (pledged|withdrawn))$/;
const namesMoney = /^(application (offered|accepted)|pledge .*)$/;

describe('notifications about applications and pledges', () => {
  it.each(all)('about $what name the campaign, the actor and the amount', (one) => {
    const { title, description } = one.tell(told);
    expect(title).toMatch(/^[A-Z].* Monsoon menu$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(`${title} ${description}`.includes('Asha')).toBe(namesWho.test(one.what));
    expect(title.includes('₹18,000')).toBe(namesMoney.test(one.what));
  });

  it.each(all)('about $what quote the note', ({ tell }) => {
    expect(tell({ ...told, note: 'Thank you.' }).description).toBe(`${tell(told).description} “Thank you.”`);
  });

  it('differ for every move', () => {
    const titles = all.map(({ tell }) => tell(told).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('leave out money where none is paid', () => {
    const unpaid = { ...told, amount: null };
    expect(ofApplication('offered', unpaid).title).toBe('Your offer: Monsoon menu');
    expect(ofApplication('accepted', unpaid)).toEqual({
      title: 'Asha accepted: Monsoon menu',
      description: 'You can start working.',
    });
    expect(ofApplication('accepted', told).description).toBe('Work starts once the money is paid in.');
  });

  it('say when nobody answered', () => {
    const nobody = { ...told, by: null };
    expect(ofApplication('declined', nobody)).toEqual({
      title: 'Application closed: Monsoon menu',
      description: 'You got no answer in time, so we closed it for you.',
    });
    expect(ofApplication('declined', told).title).toBe('Application declined: Monsoon menu');
    expect(ofApplication('cancelled', nobody).description).toContain('ended automatically');
    expect(ofApplication('withdrawn', nobody).title).toBe('The system withdrew from Monsoon menu');
    expect(noticeIn('en', pledgeNotice('withdrawn', nobody)).title).toBe('The system withdrew ₹18,000: Monsoon menu');
  });

  it.each([
    ['applied', 'application'],
    ['shortlisted', 'application'],
    ['declined', 'application'],
    ['withdrawn', 'application'],
    ['offered', 'agreement'],
    ['accepted', 'agreement'],
    ['in_progress', 'agreement'],
    ['cancelled', 'agreement'],
    ['paid', 'agreement'],
    ['submitted', 'deliverable'],
    ['changes_requested', 'deliverable'],
    ['approved', 'deliverable'],
  ] as const)('of %s is preferred as %s', (to, type) => {
    expect(noticeTypeOf(to)).toBe(type);
  });
});

describe('a creator with unanswered applications', () => {
  it.each([
    [1, /^1 application to answer: Monsoon menu$/],
    [2, /^2 applications to answer: Monsoon menu$/],
    [40, /^40 applications to answer: Monsoon menu$/],
  ])('hears of %i, for which campaign, and until when the answer is theirs', (waiting, title) => {
    const notice = noticeIn('en', reminderNotice({ campaign: 'Monsoon menu', waiting, by: '2026-11-28' }));
    expect(notice.title).toMatch(title);
    expect(notice.description).toMatch(/^Answer until end of Sat, 28 Nov, .*declined automatically\.$/);
  });

  it.each([
    [1, '1 application closed: Monsoon menu'],
    [12, '12 applications closed: Monsoon menu'],
  ])('hears that %i got no answer', (closed, title) => {
    const notice = noticeIn('en', closedNotice({ campaign: 'Monsoon menu', closed }));
    expect(notice.title).toBe(title);
    expect(notice.description).toContain('no answer in time');
  });
});
