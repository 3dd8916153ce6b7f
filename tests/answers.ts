import type { Answer } from '../server/kit/http/policy.ts';
import { inEnglish } from '../server/kit/i18n/messages.ts';

/** `yes`, or the code and the sentence of a refusal. */
export function readAnswer(answer: Answer): string {
  return answer === true ? 'yes' : `${answer.code}: ${inEnglish(answer.reason)}`;
}

export function readAnswers<A extends string>(answers: Readonly<Record<A, Answer>>): Record<A, string> {
  const read = Object.entries<Answer>(answers).map(([act, answer]) => [act, readAnswer(answer)]);
  return Object.fromEntries(read);
}

/** The actions that are allowed. */
export function allowedBy<A extends string>(answers: Readonly<Record<A, Answer>>): A[] {
  return (Object.entries(answers) as [A, Answer][]).filter(([, answer]) => answer === true).map(([act]) => act);
}
