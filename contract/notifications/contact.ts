import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { email, name, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const contactCalls = defineCalls(access.owner, {
  contactUs: {
    method: 'POST',
    path: '/contact-us',
    auth: 'public',
    summary: 'Write to the people who run the place',
    body: z.strictObject({ name: name(1, 120), email, message: text(1, 5_000) }),
    reply: { data: z.object({ id: z.string() }) },
    rate: { max: 5, seconds: 600, by: 'address' },
  },
});
