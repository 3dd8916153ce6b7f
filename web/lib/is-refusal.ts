import { ApiError } from './api.ts';

/**
 * Whether the server refused for good, so that a retry fails again. Not for missing replies, server errors, 429, and ended
 * sessions (401, 403).
 */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 429].includes(error.status)
  );
}

/** Whether the server failed (5xx). */
export function isServerFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}
