import { ApiError, somethingWrong } from './api.ts';

/** A sentence for a person about any failure. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.reason : somethingWrong();
}

/** Why it was refused; nothing where it only did not come, and asking again may help. */
export function refusedReason(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.reason : undefined;
}
