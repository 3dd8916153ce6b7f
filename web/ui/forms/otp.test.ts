import { expect, test } from 'vitest';
import { readOtp } from './otp.ts';

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 419206\n', '419206'],
  ['Your code is 419206.', '419206'],
  ['12345678', '123456'],
  ['abc', ''],
])('%j is read as %s', (pasted, code) => expect(readOtp(pasted)).toBe(code));
