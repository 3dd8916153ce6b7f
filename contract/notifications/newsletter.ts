import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { access } from '../kit/permissions.ts';

/**
 * Looser than the product's e-mail pattern: something before and after the @, a dot, no spaces. Source: the specification.
 */
const anyEmail = z
  .string('Please enter your email address')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email address'),
    z.maxLength(254, 'Please enter a valid email address'),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address'),
  );

export const newsletterCalls = defineCalls(access.owner, {
  subscribeToNewsletter: {
    method: 'POST',
    path: '/newsletter/subscribe',
    auth: 'public',
    summary:
      'Subscribe an address to the newsletter, which its owner confirms from its inbox; again is the same as once',
    body: z.strictObject({ email: anyEmail, source: z._default(z.literal('website'), 'website') }),
    reply: { data: z.object({ email: z.string() }) },
    messageInRefusal: true,
    rate: { max: 10, seconds: 60, by: 'address' },
  },
  decideNewsletter: {
    method: 'POST',
    path: '/newsletter/decision',
    auth: 'public',
    summary: 'Say yes to the newsletter, or no more, with the token that the letter brought',
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)), wanted: z.boolean() }),
    reply: {},
    errors: ['NOT_FOUND'],
    rate: { max: 30, seconds: 60, by: 'address' },
  },
});
