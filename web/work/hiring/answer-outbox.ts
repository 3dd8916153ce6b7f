import type { AnswerOutcome, Application } from '../../../contract/campaigns/applications.ts';
import { applicationCalls } from '../../../contract/campaigns/applications.ts';
import { request } from '../../lib/api.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { type PendingAction, pendingActions } from '../../lib/pending-actions.ts';
import { storedKeys } from '../../lib/stored.ts';

export type Answer = 'shortlisted' | 'offered' | 'declined';

/** Answer to one or several applications. */
interface Given {
  campaignId: string;
  people: { id: string; name: string }[];
  status: Answer;
  note?: string;
}

/** Refused answer, with the applicant's name and the reason. */
export interface RefusedAnswer {
  id: string;
  name: string;
  reason: string;
}

interface Settled {
  outcomes: AnswerOutcome[];
  refused: RefusedAnswer[];
}

export const answerOutbox = pendingActions<Given, Settled>(storedKeys.answers, async (given, signal) => {
  const outcomes = await give(given, signal);
  return outcomes && { outcomes, refused: refusedOf(given, outcomes) };
});

/** Sends an answer; returns the result for each person. */
async function give(given: Given, signal: AbortSignal): Promise<AnswerOutcome[] | null> {
  const { campaignId, people, status, note } = given;
  const ids = people.map(({ id }) => id);
  const body = { ids, status, ...(note ? { note } : {}) };
  try {
    const call = { params: { campaignId }, body };
    return (await request(applicationCalls.answerApplicants, call, { keepalive: true, signal })).data;
  } catch (error) {
    if (!isRefusal(error)) return null;
    const { code, reason } = error;
    return ids.map((id) => ({ id, result: false, status: null, code, reason }));
  }
}

/** Refusals, except where another tab or an earlier try has already set the wanted status. */
function refusedOf({ people, status }: Given, outcomes: readonly AnswerOutcome[]): RefusedAnswer[] {
  const nameOf = (of: string) => people.find(({ id }) => id === of)?.name ?? '';
  const failed = outcomes.filter((one) => !one.result && one.status !== status);
  return failed.map(({ id, reason = '' }) => ({ id, name: nameOf(id), reason }));
}

/** In the order in which they follow each other. */
const answers = ['shortlisted', 'offered', 'declined'] as const satisfies readonly Answer[];

type Answerable = Pick<Application, 'id' | 'status' | 'can'>;

/** Answers that the server allows, once those that wait are given: only what comes later follows an answer. */
export function answersTo({ can }: Pick<Answerable, 'can'>, shown: Application['status']): readonly Answer[] {
  const given = (answers as readonly string[]).indexOf(shown);
  const may = { shortlisted: can.shortlisted, offered: can.offer, declined: can.declined };
  return answers.slice(given + 1).filter((answer) => may[answer] === true);
}

/** Displayed status: the latest pending answer that the server allows. */
export function shownStatus(application: Answerable, waiting: readonly PendingAction<Given>[]): Application['status'] {
  let shown = application.status;
  for (const answer of waiting) {
    const isMeant = answer.people.some((one) => one.id === application.id);
    if (isMeant && answersTo(application, shown).includes(answer.status)) shown = answer.status;
  }
  return shown;
}
