import type { Refusal } from '../../../contract/kit/calls.ts';
import { type ErrorCode, errorStatus } from '../../../contract/kit/errors.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { asMessage, inEnglish, inLanguage, type LocalizedMessage, type LocalizedText, msg } from '../i18n/messages.ts';

interface RefusalDetails {
  fields?: Record<string, LocalizedText>;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** Additional fields of the refusal. */
  extras?: Pick<Refusal, 'methods' | 'over' | 'until' | 'renew'>;
}

/** A refusal of a request: a stable code and a sentence a person can act on. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The sentence, translated for the caller later. */
  readonly reason: LocalizedText;
  readonly fields: Record<string, LocalizedText> | undefined;
  readonly retryAfter: number | undefined;
  readonly extras: RefusalDetails['extras'];

  constructor(code: ErrorCode, reason: LocalizedText, details: RefusalDetails = {}) {
    super(inEnglish(reason));
    this.name = 'AppError';
    this.code = code;
    this.reason = reason;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.extras = details.extras;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toReply(locale: Locale): Refusal {
    const inWords = inLanguage(locale);
    const fields = Object.entries(this.fields ?? {}).map(([name, reason]) => [name, inWords(reason)] as const);
    return {
      result: false,
      code: this.code,
      reason: inWords(this.reason),
      ...(this.fields ? { fields: Object.fromEntries(fields) } : {}),
      ...this.extras,
    };
  }
}

/** Creates a refusal: `throw refuse('CONFLICT', 'This campaign has no free slot.')` */
export function refuse(code: ErrorCode, reason: LocalizedText, details?: RefusalDetails): AppError {
  return new AppError(code, reason, details);
}

/** Name of the requested thing in a sentence: `This campaign`. */
export type What = 'This' | `This ${string}`;

/** Refusal for a thing that does not exist or that the caller may not know about; both look the same. */
export function refuseNotFound(what: What = 'This'): AppError {
  return new AppError('NOT_FOUND', msg`${{ what: asMessage(what) }} was not found.`);
}

/** Refusal because of one input field, with the sentence as the reason too. */
export function refuseField(code: ErrorCode, field: string, reason: LocalizedText): AppError {
  return new AppError(code, reason, { fields: { [field]: reason } });
}

/** `Check title: This is needed.`: the reason for invalid fields with reasons of their own. */
export function faultAt(name: string | LocalizedMessage, reason: LocalizedText): LocalizedMessage {
  return msg`Check ${{ name }}: ${{ reason: asMessage(reason) }}`;
}

/** Refusal of an undeclared field. */
export function unknownField(name: string): AppError {
  const short = cutText(name, 60);
  const reason = 'This field is unknown.';
  return refuse('BAD_INPUT', faultAt(short, reason), { fields: { [short]: reason } });
}

/** Parses an id of the API to its row id; a malformed one is not found, since it was never issued. */
export function rowId(wireId: string, what?: What): number {
  if (!/^[1-9]\d{0,14}$/.test(wireId)) throw refuseNotFound(what);
  return Number(wireId);
}
