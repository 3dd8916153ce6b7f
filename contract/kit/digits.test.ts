import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeOtp, readOtp } from '../../web/ui/forms/otp.ts';
import { authCalls } from '../accounts/auth.ts';
import { paymentMethodCalls } from '../money/payment-methods.ts';
import { mobile } from './fields.ts';
import { parseNumber } from './parse-number.ts';
import { readMobile } from './patterns.ts';

/** Zero of each script that users may type in, and of full-width and mathematical forms. */
const zeros: [string, number][] = [
  ['Latin', 0x30],
  ['Devanagari', 0x966],
  ['Bengali', 0x9e6],
  ['Gurmukhi', 0xa66],
  ['Gujarati', 0xae6],
  ['Odia', 0xb66],
  ['Tamil', 0xbe6],
  ['Telugu', 0xc66],
  ['Kannada', 0xce6],
  ['Malayalam', 0xd66],
  ['Arabic-Indic', 0x660],
  ['Persian', 0x6f0],
  ['full-width', 0xff10],
  ['mathematical bold', 0x1d7ce],
  ['mathematical monospace', 0x1d7f6],
];

const verification = authCalls.verifyOtp.body as z.ZodMiniType<{ otp: string; username: string }>;
const account = paymentMethodCalls.addPaymentMethod.body as z.ZodMiniType<{ account: string }>;

describe.each(zeros)('digits in %s', (_, zero) => {
  const written = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

  it('are accepted in a code, by the page and the server', () => {
    for (const code of ['000000', '123456', '987650']) {
      expect(readOtp(written(code))).toBe(code);
      expect(readOtp(`कोड: ${written(code.slice(0, 3))} ${written(code.slice(3))}`)).toBe(code);
      expect(z.parse(verification, { username: 'meera', otp: ` ${written(code)} ` }).otp).toBe(code);
    }
  });

  it('are accepted in a mobile, an account number and an amount', () => {
    expect(z.parse(mobile, written('9876543210'))).toBe('9876543210');
    expect(readMobile(`+${written('91 98765 43210')}`)).toBe('9876543210');
    expect(z.parse(verification, { username: written('9876543210'), otp: '1' }).username).toBe('9876543210');
    const bank = { kind: 'bank', holder: 'Meera Nair', account: written('123456789012'), ifsc: 'HDFC0001234' };
    expect(z.parse(account, bank).account).toBe('123456789012');
    expect(parseNumber(written('1,25,000'), { kind: 'rupees', max: 1e9 }).value).toBe(125_000);
  });
});

describe('a full code', () => {
  it.each([
    ['12345', '123456', '123456'],
    ['123456', '123457', '123456'],
    ['123456', '12345७', '123456'],
    ['123456', '12345', '12345'],
    ['123456', '9', '9'],
    ['123456', '', ''],
    ['123456', '654321', '654321'],
    ['123456', '129456', '129456'],
  ])('%s with %s typed over it is %s', (code, text, next) => expect(changeOtp(code, text)).toBe(next));
});

it('is read with one of these functions in every numeric field', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx$/.test(name));
  const padded = files.filter((name) =>
    /inputMode=\{?["'w]?.*(numeric|decimal)/.test(readFileSync(`web/${name}`, 'utf8')),
  );
  expect(padded.toSorted()).toEqual([
    // A mobile, an account number and a code, which their schemas read.
    'accounts/auth/signup-details.tsx',
    'accounts/users/sign-in-details.tsx',
    'money/payment-methods/method-fields.tsx',
    'operators/removal/removal-form.tsx',
    'operators/roster/roster-dialogs.tsx',
    'ui/forms/number-input.tsx',
    'ui/forms/otp-input.tsx',
  ]);
});
