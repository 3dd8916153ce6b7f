import { removalRequestCalls } from '../../../contract/operators/removal-requests.ts';

/* Fetched when the form is reached for: zod is no part of the first load. */

export const removalBody = removalRequestCalls.requestRemoval.body;
export const proofBody = removalRequestCalls.proveRemoval.body;
