import * as z from 'zod/mini';
import { id } from '../kit/fields.ts';
import { roleNameSchema } from './roles.ts';

/** Somebody who signs in, whichever accounts they act for. */
export const person = z.object({ id, fullname: z.string() });
/** Person named in a record as the one who acted. */
export type Actor = z.infer<typeof person>;

/** Any account in lists and cards: no contact, nothing that must be unlocked. */
export const personCard = z.object({
  id,
  fullname: z.string(),
  username: z.nullable(z.string()),
  business_name: z.nullable(z.string()),
  role: roleNameSchema,
  profile_image: z.nullable(z.string()),
  /** 'City, State' */
  location: z.nullable(z.string()),
});
export type PersonCard = z.infer<typeof personCard>;
