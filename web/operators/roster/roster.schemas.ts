import { rosterCalls } from '../../../contract/operators/roster.ts';

/* Loaded with the form, which keeps zod out of the first load. */

export const editBody = rosterCalls.updateRosterProfile.body;
