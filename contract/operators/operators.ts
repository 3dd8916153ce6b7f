import * as z from 'zod/mini';
import { text } from '../kit/fields.ts';

/** Reason of an operator's action, stored with it. The person concerned sees it where the call says so. */
export const reason = text(3, 1_000);

export const byId = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) });
