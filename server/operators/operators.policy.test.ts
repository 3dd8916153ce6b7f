import { expect, it } from 'vitest';
import { readCodes as codes } from '../../tests/answers.ts';
import { contactPolicy } from './contact-inbox/contact-inbox.policy.ts';
import { lookupPolicy } from './operator-lookups/operator-lookups.policy.ts';
import { planPolicy } from './operator-plans/operator-plans.policy.ts';
import { userPolicy } from './operator-users/operator-users.policy.ts';
import { removalPolicy } from './removal-requests/removal-requests.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const today = '2026-11-21';

it('lets operators do with a thing what its state allows', () => {
  expect(codes(contactPolicy({ answered_at: null }))).toEqual({ answer: true, reopen: 'CONFLICT' });
  expect(codes(contactPolicy({ answered_at: now }))).toEqual({ answer: 'CONFLICT', reopen: true });
  expect(codes(lookupPolicy({ retired_at: null }))).toEqual({ retire: true, restore: 'CONFLICT' });
  expect(codes(lookupPolicy({ retired_at: now }))).toEqual({ retire: 'CONFLICT', restore: true });
  expect(codes(planPolicy({ withdrawn_at: null }))).toEqual({ edit: true, retire: true });
  expect(codes(planPolicy({ withdrawn_at: now }))).toEqual({ edit: 'CONFLICT', retire: 'CONFLICT' });
  expect(codes(removalPolicy({ status: 'open' }))).toEqual({ removed: true, refused: true });
  expect(codes(removalPolicy({ status: 'refused' }))).toEqual({ removed: 'CONFLICT', refused: 'CONFLICT' });
});

const brand = {
  role: 'brand',
  deleted_at: null,
  suspended_at: null,
  email_verified_at: now,
  is_super_user: false,
  kept_hidden: null,
  birth_date: null,
} as const;
const ofBrand = {
  suspend: true,
  lift: 'CONFLICT',
  hide: 'RULE',
  show: 'RULE',
  impersonate: true,
  grant_super_user: true,
  withdraw_super_user: 'CONFLICT',
  verify: 'CONFLICT',
  set_level: 'RULE',
};

it.each([
  ['a brand', {}, {}],
  ['a suspended one', { suspended_at: now }, { suspend: 'CONFLICT', lift: true }],
  ['an unconfirmed one', { email_verified_at: null }, { verify: true }],
  ['a super user', { is_super_user: true }, { grant_super_user: 'CONFLICT', withdraw_super_user: true }],
  ['an influencer', { role: 'influencer', kept_hidden: false }, { hide: true, show: 'CONFLICT' }],
  ['a hidden influencer', { role: 'influencer', kept_hidden: true }, { hide: 'CONFLICT', show: true }],
  ['a hidden adult', { kept_hidden: true, birth_date: '2008-11-21' }, { hide: 'CONFLICT', show: true }],
  ['a hidden minor', { kept_hidden: true, birth_date: '2008-11-22' }, { hide: 'CONFLICT', show: 'RULE' }],
  [
    'an operator',
    { role: 'operator' },
    { suspend: 'RULE', impersonate: 'RULE', grant_super_user: 'RULE', withdraw_super_user: 'RULE', set_level: true },
  ],
  ['a deleted account', { deleted_at: now }, Object.fromEntries(Object.keys(ofBrand).map((act) => [act, 'RULE']))],
] as const)('lets operators do with %s what its state allows', (_, facts, different) => {
  expect(codes(userPolicy({ ...brand, ...facts }, today))).toEqual({ ...ofBrand, ...different });
});
