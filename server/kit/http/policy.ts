import type { Can } from '../../../contract/kit/can.ts';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { inLanguage, type LocalizedText } from '../i18n/messages.ts';
import { refuse, refuseNotFound, type What } from './errors.ts';

/** Why an act is refused: the code and the sentence with which a call of it is answered. */
interface No {
  readonly code: ErrorCode;
  readonly reason: LocalizedText;
  /** Seconds until it is allowed, where that is known. */
  readonly retryAfter?: number;
}

/** Decision of a policy on one action. */
export type Answer = true | No;

export function no(code: ErrorCode, reason: LocalizedText, more: Pick<No, 'retryAfter'> = {}): No {
  return { code, reason, ...more };
}

/** Not for this reader. The reply that shows them the thing says why; a call is answered as if it were not there. */
export function notTheirs(reason: LocalizedText): No {
  return no('NOT_FOUND', reason);
}

/** Allowed where all of these are; else the first refusal. */
export function allOf(...answers: readonly Answer[]): Answer {
  return answers.find((answer) => answer !== true) ?? true;
}

/** Refuses what a policy does not allow. */
export function demand(answer: Answer, what?: What): void {
  if (answer === true) return;
  const { code, reason, ...details } = answer;
  throw code === 'NOT_FOUND' ? refuseNotFound(what) : refuse(code, reason, details);
}

/** The answers of a policy as a reply carries them. */
export function viewCan<A extends string>(answers: Readonly<Record<A, Answer>>, locale: Locale): Record<A, Can> {
  const inWords = inLanguage(locale);
  const entries = Object.entries<Answer>(answers).map(([act, answer]) => [
    act,
    answer === true ? true : { reason: inWords(answer.reason) },
  ]);
  return Object.fromEntries(entries);
}
