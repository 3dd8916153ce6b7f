import { expect, test } from 'vitest';
import { readConfig } from '../../kit/config/config.ts';
import { renderEmail } from '../../kit/emails/render.ts';
import { debitEmail } from './subscriptions.emails.ts';

test('the announcement of a debit names amount and day, and links to the page for cancelling', () => {
  const page = 'https://tandem.test/my-subscription';
  // 19:00 UTC is past midnight in India.
  const debit = { plan: 'A season', amount: '₹1,299', chargeAt: new Date('2026-12-20T19:00:00Z') };
  const message = debitEmail({ ...debit, locale: 'en', name: 'Asha', brand: 'Tandem', page });
  const { subject, text } = renderEmail(readConfig({}), message, 'asha@example.in');
  expect(subject).toBe('₹1,299 will be debited on 21 Dec 2026 for A season');
  expect(text).toContain(`Manage your subscription: ${page}\n`);
  expect(text).toContain('Debited on: 21 Dec 2026\nAmount (incl. tax): ₹1,299');
  expect(text).toContain('You keep your plan until the paid period ends.');
});
