import { ApiError } from './api.ts';

/**
 * The server has understood and said no, so that asking again brings the same. No answer, its own trouble, too much at
 * once (429) and a session that has ended (401, 403) say nothing of what was asked.
 */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 429].includes(error.status)
  );
}

/** The server has answered with its own trouble (5xx). */
export function isServerFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}
