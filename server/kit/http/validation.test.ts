import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, page, queryList, rupees, text } from '../../../contract/kit/fields.ts';
import { AppError } from './errors.ts';
import { parseInput, refuseUnstorable } from './validation.ts';

const body = z.strictObject({
  title: text(5, 20),
  email: z.optional(email),
  price: z.optional(rupees),
  kind: z.optional(z.enum(['paid', 'product'])),
  content: z.optional(z.array(z.strictObject({ quantity: z.int().check(z.minimum(1)) })).check(z.maxLength(2))),
});

function fieldsAtFault(work: () => unknown): Record<string, string> {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).toReply('en').fields ?? {};
  }
  return {};
}

test.each([
  [{}, { title: 'This field is required.' }],
  [{ title: '  a  ' }, { title: 'Use at least 5 characters.' }],
  [{ title: 'x'.repeat(21) }, { title: 'Use at most 20 characters.' }],
  [{ title: 5 }, { title: 'This should be text.' }],
  [
    { title: 'fine', extra: 1 },
    { extra: 'This field is unknown.', title: 'Use at least 5 characters.' },
  ],
  [{ title: 'a title', kind: 'x' }, { kind: 'Choose one of: paid, product.' }],
  [{ title: 'a title', price: 1.234 }, { price: 'Use at most two decimals.' }],
  [{ title: 'a title', price: 500.000000001 }, { price: 'Use at most two decimals.' }],
  [{ title: 'a title', email: 'a/b@c.in' }, { email: 'Enter a valid email address.' }],
  [{ title: 'a title', content: [{ quantity: 0 }] }, { 'content.0.quantity': 'Enter 1 or more.' }],
  [{ title: 'a title', content: [{ quantity: 1, extra: 1 }] }, { 'content.0.extra': 'This field is unknown.' }],
  [{ title: 'a title', content: [1, 2, 3].map((quantity) => ({ quantity })) }, { content: 'Choose at most 2.' }],
  [[], { body: 'This should be an object.' }],
  ['text', { body: 'This should be an object.' }],
])('%o', (input, expected) => {
  expect(fieldsAtFault(() => parseInput(body, input))).toEqual(expected);
});

test('uses our texts even after a library has loaded all of zod with English ones', () => {
  z.config(z.locales.en());
  try {
    expect(fieldsAtFault(() => parseInput(body, {}))).toEqual({ title: 'This field is required.' });
  } finally {
    z.config({ localeError: undefined });
  }
});

test('accepts one or several values for query lists, and limits numbers', () => {
  const query = z.strictObject({ platform: z.optional(queryList(z.enum(['a', 'b']))), ...page });
  expect(parseInput(query, { platform: 'a' })).toEqual({ platform: ['a'], limit: 20 });
  expect(parseInput(query, { platform: ['a', 'b'], limit: '5' })).toEqual({ platform: ['a', 'b'], limit: 5 });
  for (const limit of ['0', '101', '-1', 'ten', '1e3', '']) {
    expect(fieldsAtFault(() => parseInput(query, { limit }))).toHaveProperty('limit');
  }
});

test('refuses NUL at any depth', () => {
  expect(fieldsAtFault(() => refuseUnstorable({ a: [{ b: 'x\0' }] }))).toHaveProperty(['a.0.b']);
  expect(fieldsAtFault(() => refuseUnstorable({ 'a\0': 1 }))).not.toEqual({});
  expect(fieldsAtFault(() => refuseUnstorable({ a: { b: 'x\ud83c' } }))).toHaveProperty(['a.b']);
  expect(fieldsAtFault(() => refuseUnstorable({ a: Buffer.from('x') }))).toHaveProperty('a');
  expect(fieldsAtFault(() => refuseUnstorable({ a: ['fine 🌶️', 1, null] }))).toEqual({});
});

test('refuses deeply nested input without walking through it', () => {
  const nested = JSON.parse(`{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`);
  expect(fieldsAtFault(() => refuseUnstorable(nested))).toEqual({ a: 'This is nested too deeply.' });
});
