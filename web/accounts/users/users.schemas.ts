import * as z from 'zod/mini';
import { userCalls } from '../../../contract/accounts/users.ts';
import { mobile } from '../../../contract/kit/fields.ts';

/* Fetched when a form is reached for: zod is no part of the first load. */

export const personalInfoBody = userCalls.updatePersonalInfo.body;
export const accountBody = userCalls.updateAccount.body;
/** The mobile alone, which has to be there. */
export const mobileBody = z.object({ mobile });
