import type { Refusal } from '../../../contract/kit/calls.ts';
import { type ErrorCode, errorStatus } from '../../../contract/kit/errors.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { inEnglish, inLanguage, type Said, type Sayable, say, worded } from '../i18n/messages.ts';

interface RefusalDetails {
  fields?: Record<string, Sayable>;
  /** Seconds until another try makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** Fields of the refusal beside its reason. */
  extras?: Pick<Refusal, 'methods' | 'until'>;
}

/** A refusal on its way to the caller: a stable code and a sentence a person can act on. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The message, to be said in the caller's language. */
  readonly reason: Sayable;
  readonly fields: Record<string, Sayable> | undefined;
  readonly retryAfter: number | undefined;
  readonly extras: RefusalDetails['extras'];

  constructor(code: ErrorCode, reason: Sayable, details: RefusalDetails = {}) {
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

/** `throw refuse('CONFLICT', 'This campaign has no free slot.')` */
export function refuse(code: ErrorCode, reason: Sayable, details?: RefusalDetails): AppError {
  return new AppError(code, reason, details);
}

/** How a thing that is asked for is called: `This campaign`. */
export type What = 'This' | `This ${string}`;

/** Not there, or not the caller's to know about: the two answer alike. */
export function refuseNotFound(what: What = 'This'): AppError {
  return new AppError('NOT_FOUND', say`${{ what: worded(what) }} was not found.`);
}

/** One input at fault; the sentence serves as the reason too. */
export function refuseField(code: ErrorCode, field: string, reason: Sayable): AppError {
  return new AppError(code, reason, { fields: { [field]: reason } });
}

/** `Check title: This is needed.`: the reason where inputs have reasons of their own. */
export function faultAt(name: string | Said, reason: Sayable): Said {
  return say`Check ${{ name }}: ${{ reason: worded(reason) }}`;
}

/** A field that no call asked for. */
export function unknownField(name: string): AppError {
  const short = cutText(name, 60);
  const reason = 'This field is unknown.';
  return refuse('BAD_INPUT', faultAt(short, reason), { fields: { [short]: reason } });
}

/** A wire id to the number it stands for; anything else was never given out, so it is not found. */
export function rowId(wireId: string, what?: What): number {
  if (!/^[1-9]\d{0,14}$/.test(wireId)) throw refuseNotFound(what);
  return Number(wireId);
}
