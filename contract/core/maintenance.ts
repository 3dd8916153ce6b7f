import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { givenInstant, instant, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const maintenance = z.object({
  is_on: z.boolean(),
  /** Text below the heading of the maintenance page. */
  message: z.string(),
  /** Expected end. */
  until: z.nullable(instant),
  since: z.nullable(instant),
});
export type Maintenance = z.infer<typeof maintenance>;

export const maintenanceCalls = defineCalls(access.owner, {
  getMaintenance: {
    method: 'GET',
    path: '/operator/maintenance',
    auth: 'operator',
    summary: 'Whether the product is closed for work on it',
    reply: { data: maintenance },
  },
  switchMaintenance: {
    level: 'admin',
    payment: false,
    method: 'PUT',
    path: '/operator/maintenance',
    auth: 'operator',
    summary: 'Close the product for everybody but operators, or open it again; every process follows within seconds',
    body: z.strictObject({
      is_on: z.boolean(),
      message: z.optional(text(0, 500)),
      until: z.optional(z.nullable(givenInstant)),
    }),
    reply: { data: maintenance },
    errors: ['RULE'],
  },
});
