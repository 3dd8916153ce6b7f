import { type ErrorCode, errorStatus } from '../contract/kit/errors.ts';
import type { Answer } from '../server/kit/http/policy.ts';
import { inEnglish } from '../server/kit/i18n/messages.ts';

/** The reason of a refusal. Fails if it is not a sentence that a person can read. */
function sentenceOf({ code, reason }: Exclude<Answer, true>): string {
  if (!Object.hasOwn(errorStatus, code)) throw new Error(`A refusal gives a code, not “${code}”`);
  const sentence = inEnglish(reason);
  if (!/^\p{Lu}.*[.?!]$/su.test(sentence))
    throw new Error(`A refusal gives its reason as a sentence, not “${sentence}”`);
  return sentence;
}

/** `yes`, or the code and the sentence of a refusal. */
export function readAnswer(answer: Answer): string {
  return answer === true ? 'yes' : `${answer.code}: ${sentenceOf(answer)}`;
}

/** `true`, or the code of a refusal with a readable reason. */
export function codeOf(answer: Answer): true | ErrorCode {
  if (answer === true) return true;
  sentenceOf(answer);
  return answer.code;
}

export function readCodes<A extends string>(answers: Readonly<Record<A, Answer>>): Record<A, true | ErrorCode> {
  const read = Object.entries<Answer>(answers).map(([act, answer]) => [act, codeOf(answer)]);
  return Object.fromEntries(read);
}

export function readAnswers<A extends string>(answers: Readonly<Record<A, Answer>>): Record<A, string> {
  const read = Object.entries<Answer>(answers).map(([act, answer]) => [act, readAnswer(answer)]);
  return Object.fromEntries(read);
}

/** The actions that are allowed. */
export function allowedBy<A extends string>(answers: Readonly<Record<A, Answer>>): A[] {
  return (Object.entries(answers) as [A, Answer][]).filter(([, answer]) => codeOf(answer) === true).map(([act]) => act);
}
