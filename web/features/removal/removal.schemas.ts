import { suppressionCalls } from '../../../contract/suppressions.ts';

/* Fetched when the form is reached for: zod is no part of the first load. */

export const removalBody = suppressionCalls.requestRemoval.body;
export const proofBody = suppressionCalls.proveRemoval.body;
