import { rosterCalls } from '../../../contract/operators/roster.ts';

/* Fetched when the form is reached for: zod is no part of the first load. */

export const editBody = rosterCalls.updateRosterProfile.body;
