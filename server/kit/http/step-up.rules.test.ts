import { expect, it } from 'vitest';
import { isStepUpNeeded } from './step-up.rules.ts';

it('asks always where the call says so', () => {
  expect(isStepUpNeeded('always', undefined)).toBe(true);
  expect(isStepUpNeeded('always', {})).toBe(true);
});

it('asks for calls that bring a password', () => {
  expect(isStepUpNeeded({ password: 'current_password' }, {})).toBe(true);
});

it('asks for named fields only when they are sent, empty ones too', () => {
  const stepUp = { fields: ['email', 'mobile'] as const };
  expect(isStepUpNeeded(stepUp, undefined)).toBe(false);
  expect(isStepUpNeeded(stepUp, null)).toBe(false);
  expect(isStepUpNeeded(stepUp, { bio: 'Roasts at home.' })).toBe(false);
  expect(isStepUpNeeded(stepUp, { bio: '', mobile: '9876543210' })).toBe(true);
  expect(isStepUpNeeded(stepUp, { email: null })).toBe(true);
});
