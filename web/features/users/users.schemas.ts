import { userCalls } from '../../../contract/users.ts';

/* Fetched when a form is reached for: zod is no part of the first load. */

export const personalInfoBody = userCalls.updatePersonalInfo.body;
export const accountBody = userCalls.updateAccount.body;
