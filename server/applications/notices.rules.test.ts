import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../../contract/applications.ts';
import { pledgeStatuses } from '../../contract/pledges.ts';
import { pledgeNotice } from '../pledges/notices.rules.ts';
import { applicationNotice, closedNotice, reminderNotice } from './notices.rules.ts';

const told = { campaign: 'Monsoon menu', by: 'Asha', note: null };
const all = [
  ...applicationStatuses.map((to) => ({ what: `application ${to}`, tell: applicationNotice.bind(null, to) })),
  ...pledgeStatuses.map((to) => ({ what: `pledge ${to}`, tell: pledgeNotice.bind(null, to) })),
];
/** What the other side did, and so its name is told. */
const namesWho =
  /^(application (applied|offered|accepted|submitted|changes_requested|withdrawn|cancelled)|pledge (pledged|withdrawn))$/;

describe('what the other side is told', () => {
  it.each(all)('of $what names the campaign, and who did it where that is not the reader’s own side', (one) => {
    const { title, description } = one.tell(told);
    expect(title).toMatch(/^[A-Z][a-z ]+[a-z]$/);
    expect(description).toMatch(/^.+Monsoon menu.*\.$/);
    expect(description.includes('Asha')).toBe(namesWho.test(one.what));
  });

  it.each(all)('of $what quotes the note', ({ tell }) => {
    expect(tell({ ...told, note: 'Thank you.' }).description).toBe(`${tell(told).description} “Thank you.”`);
  });

  it('is another for every move', () => {
    const titles = all.map(({ tell }) => tell(told).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('says when nobody answered', () => {
    expect(applicationNotice('declined', { ...told, by: null }).description).toBe(
      'Monsoon menu did not answer in time, so your application was closed.',
    );
    expect(applicationNotice('declined', told).description).toContain('was declined');
    expect(applicationNotice('cancelled', { ...told, by: null }).description).toBe(
      'The agreement for Monsoon menu ended by itself.',
    );
    for (const { description } of [
      applicationNotice('withdrawn', { ...told, by: null }),
      pledgeNotice('withdrawn', { ...told, by: null }),
    ]) {
      expect(description).toBe('The system withdrew from Monsoon menu.');
    }
  });
});

describe('a creator who leaves applicants waiting', () => {
  it.each([
    [1, /^1 applicant waits for your answer$/],
    [2, /^2 applicants wait for your answer$/],
    [40, /^40 applicants wait for your answer$/],
  ])('hears of %i, for which campaign, and until when the answer is theirs', (waiting, title) => {
    const notice = reminderNotice({ campaign: 'Monsoon menu', waiting, by: '28 Nov 2026' });
    expect(notice.title).toMatch(title);
    expect(notice.description).toMatch(/Monsoon menu by 28 Nov 2026, .*declines\.$/);
  });

  it.each([
    [1, /^1 application was declined for Monsoon menu: .*no answer/],
    [12, /^12 applications were declined for Monsoon menu: .*no answer/],
  ])('hears that %i got no answer', (closed, words) => {
    const notice = closedNotice({ campaign: 'Monsoon menu', closed });
    expect(notice.title).toBe('Applications closed');
    expect(notice.description).toMatch(words);
  });
});
