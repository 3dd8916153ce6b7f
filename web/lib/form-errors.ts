import { ApiError, somethingWrong } from './api.ts';

/** Reason of any failure, as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.reason : somethingWrong();
}

/** Reason of a refusal; undefined for failures that a retry may fix. */
export function refusedReason(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.reason : undefined;
}
