import * as z from 'zod/mini';
import { id, instant } from './fields.ts';
import { defineCalls } from './kit.ts';
import { roleNameSchema } from './roles.ts';

const socialAccount = z.object({
  id,
  platform: id,
  handle: z.string(),
  followers: z.number(),
  engagement_rate: z.nullable(z.number()),
  average_views: z.nullable(z.number()),
  /** Figures typed in by hand are self_reported, and shown so. */
  source: z.enum(['self_reported', 'imported', 'provider']),
  as_of: instant,
});
export type SocialAccountReply = z.infer<typeof socialAccount>;

const handle = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^@?[\p{L}\p{M}\p{N}._-]{1,100}$/u,
      'Use the name after the @: letters, digits, dots, underscores, hyphens.',
    ),
  );

export const socialAccountCalls = defineCalls({
  listSocialAccounts: {
    method: 'GET',
    path: '/user/social/accounts/{userId}',
    auth: 'user',
    summary: 'Whether I have a social account (result), my role, and the accounts',
    actor: 'params.userId',
    params: z.strictObject({ userId: id }),
    reply: { result: z.boolean(), role: roleNameSchema, data: z.array(socialAccount) },
  },
  addSocialAccount: {
    method: 'POST',
    path: '/user/social/accounts',
    auth: 'user',
    summary: 'Add a social account by hand, labelled self-reported',
    body: z.strictObject({
      platform: id,
      handle,
      followers: z
        .int('Enter a whole number.')
        .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(2_000_000_000, 'This is too large.')),
    }),
    reply: { data: socialAccount },
    errors: ['TAKEN', 'RULE'],
    idempotent: true,
  },
  removeSocialAccount: {
    method: 'DELETE',
    path: '/user/social/accounts/{id}',
    auth: 'user',
    summary: 'Take one of my social accounts out',
    params: z.strictObject({ id }),
    reply: {},
  },
});
