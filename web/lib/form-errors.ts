import { ApiError, somethingWrong } from './api.ts';

/** A sentence for a person about any failure. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.reason : somethingWrong();
}
