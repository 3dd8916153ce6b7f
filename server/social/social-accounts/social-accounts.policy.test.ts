import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/answers.ts';
import { socialAccountPolicy } from './social-accounts.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hour = 3600_000;
const near = fc.option(
  fc.constantFrom(-hour - 1, -hour, -hour + 1, -1, 0, 1, hour).map((ms) => new Date(now.getTime() + ms)),
);

it('lets the owner have a working connection read, once an hour', () => {
  const account = fc.record({
    state: fc.constantFrom('connected' as const, 'broken' as const, null),
    access_ends_at: near,
    asked_at: near,
  });
  fc.assert(
    fc.property(account, (row) => {
      const { refresh } = socialAccountPolicy(row, now);
      const hasEnded = row.access_ends_at !== null && row.access_ends_at <= now;
      const isSoon = row.asked_at !== null && now.getTime() - row.asked_at.getTime() < hour;
      const code = !row.state ? 'RULE' : row.state === 'broken' || hasEnded ? 'CONFLICT' : isSoon ? 'TOO_MANY' : true;
      expect(codeOf(refresh)).toBe(code);
      if (refresh !== true && code === 'TOO_MANY') expect(refresh.retryAfter).toBeGreaterThan(0);
    }),
  );
});
