import { removalRequestCalls } from '../../../contract/operators/removal-requests.ts';

/* Loaded with the form, which keeps zod out of the first load. */

export const removalBody = removalRequestCalls.requestRemoval.body;
export const proofBody = removalRequestCalls.proveRemoval.body;
