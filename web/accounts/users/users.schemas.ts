import * as z from 'zod/mini';
import { userCalls } from '../../../contract/accounts/users.ts';
import { mobile } from '../../../contract/kit/fields.ts';

/* Loaded with the form, which keeps zod out of the first load. */

export const personalInfoBody = userCalls.updatePersonalInfo.body;
export const accountBody = userCalls.updateAccount.body;
/** Required mobile. */
export const mobileBody = z.object({ mobile });
