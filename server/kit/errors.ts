import { type ErrorCode, errorStatus } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/kit.ts';

interface RefusalDetails {
  fields?: Record<string, string>;
  /** Seconds until another try makes sense; sent as Retry-After. */
  retryAfter?: number;
}

/** A refusal on its way to the caller: a stable code and a sentence a person can act on. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, reason: string, details: RefusalDetails = {}) {
    super(reason);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toReply(): Refusal {
    return {
      result: false,
      code: this.code,
      reason: this.message,
      ...(this.fields ? { fields: this.fields } : {}),
    };
  }
}

/** `throw refuse('CONFLICT', 'This campaign has no free slot.')` */
export function refuse(code: ErrorCode, reason: string, details?: RefusalDetails): AppError {
  return new AppError(code, reason, details);
}

/** Not there, or not the caller's to know about: the two answer alike. */
export function refuseNotFound(what = 'This'): AppError {
  return new AppError('NOT_FOUND', `${what} was not found.`);
}

/** One input at fault; the sentence serves as the reason too. */
export function refuseField(code: ErrorCode, field: string, reason: string): AppError {
  return new AppError(code, reason, { fields: { [field]: reason } });
}

/** A wire id to the number it stands for; anything else was never given out, so it is not found. */
export function rowId(wireId: string, what?: string): number {
  if (!/^[1-9]\d{0,14}$/.test(wireId)) throw refuseNotFound(what);
  return Number(wireId);
}
