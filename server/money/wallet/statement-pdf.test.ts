import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeMember } from '../../../tests/members.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { post } from '../ledger/ledger.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

test('draws the statement as a PDF: opening balance, every line with its balance, closing balance', async () => {
  const { id, token } = await makeMember(app, 'influencer');
  const earn = (day: string, amount: number, note: string) =>
    post(
      { ...app.context, now: () => new Date(`${day}T12:00:00+05:30`) },
      {
        kind: 'escrow.released',
        reference: `test:${day}`,
        note,
        entries: [
          { kind: 'gateway', amount: -amount },
          { kind: 'earnings', ownerId: Number(id), amount },
        ],
      },
    );
  await earn('2026-04-30', 1_25_000_00, 'Before the period');
  await earn('2026-05-02', 6_175_50, 'दिवाली');
  for (let day = 3; day <= 31; day += 1) {
    await earn(`2026-05-${String(day).padStart(2, '0')}`, 1_00, `Story ${day} for Kottaram Spices`);
  }
  const reply = await fetch(`${app.url}/api/wallet?format=pdf&from=2026-05-01&to=2026-05-31&currency=INR`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(reply.headers.get('content-disposition')).toContain('statement-2026-05-01-2026-05-31.pdf');
  const { pages, text } = await readPdf(await reply.bytes());
  expect(pages).toBe(2);
  const sums = ['₹1,25,000.00', '+ ₹6,175.50', '₹1,31,175.50', 'Closing balance ₹1,31,204.50'];
  for (const words of ['1 May 2026 to 31 May 2026', 'Story 31 for Kottaram Spices', 'Page 2 of 2', ...sums]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Before the period');
  expect(text.match(/Date Entry Reference Amount Balance/g)).toHaveLength(2);
});
