import type { AnswerOutcome, Application } from '../../../contract/applications.ts';
import { applicationCalls } from '../../../contract/applications.ts';
import { request } from '../../lib/api.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { readSession } from '../../lib/session.ts';
import { storedKeys } from '../../lib/stored.ts';
import { storedValue } from '../../lib/stored-value.ts';

/** An answer waits this long to be taken back, as long as its toast is there. */
export const undoTime = 5_000;
/** Without a connection it is tried again so much later; an answer on its way counts as lost after as long. */
const tryAgainMs = 15_000;

export type Answer = 'shortlisted' | 'offered' | 'declined';

/** An answer to one or several applications that is not sent yet, so that it can still be taken back. */
export interface WaitingAnswer {
  key: string;
  /** Whose answer it is. */
  me: string;
  campaignId: string;
  people: { id: string; name: string }[];
  status: Answer;
  note?: string;
  /** Rupees. */
  quote?: number;
  /** When it goes out, in ms since 1970. */
  due: number;
  /** When it was sent; it stays until the server has answered. */
  sentAt?: number;
}

/** What the server would not do, by name and in a sentence. */
export interface RefusedAnswer {
  id: string;
  name: string;
  reason: string;
}

interface Settled {
  answer: WaitingAnswer;
  outcomes: AnswerOutcome[];
  refused: RefusedAnswer[];
}

const outbox = storedValue<WaitingAnswer[]>(storedKeys.answers, [], Array.isArray);
export const useWaitingAnswers = outbox.use;

const listeners = new Set<(settled: Settled) => void>();
/** Hears what became of answers, before they leave the list of what waits. */
export function onSettled(listener: (settled: Settled) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps an answer in the browser, for every tab, until it goes out. Returns its key. */
export function putAnswer(answer: Omit<WaitingAnswer, 'key' | 'me' | 'due'>): string {
  const key = crypto.randomUUID();
  const me = readSession().profile?.id ?? '';
  outbox.change((all) => [...all, { ...answer, key, me, due: Date.now() + undoTime }]);
  schedule();
  return key;
}

/** Takes an answer back; false when it is on its way already. */
export function takeBack(key: string): boolean {
  const found = outbox.read().find((one) => one.key === key);
  if (!found || found.sentAt !== undefined) return false;
  outbox.change((all) => all.filter((one) => one.key !== key));
  return true;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Wakes up when the next answer is due. Also what an earlier page left behind goes out. */
function schedule(): void {
  clearTimeout(timer);
  const waiting = ownAnswers();
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map(({ due, sentAt }) => Math.max(due, (sentAt ?? 0) + tryAgainMs)));
  timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now()));
}

function ownAnswers(): WaitingAnswer[] {
  const me = readSession().profile?.id;
  return outbox.read().filter((one) => one.me === me);
}

const isOpen = ({ sentAt }: WaitingAnswer) => sentAt === undefined || sentAt + tryAgainMs <= Date.now();

/** Sends what is due, in order; of several tabs one does. Without locks a second sending changes nothing either. */
async function sendDue(): Promise<void> {
  const send = async () => {
    for (let next = nextDue(); next; next = nextDue()) await sendOne(next);
  };
  try {
    await (navigator.locks ? navigator.locks.request('applications.answers', send) : send());
  } finally {
    schedule();
  }
}

function nextDue(): WaitingAnswer | undefined {
  return ownAnswers().find((one) => one.due <= Date.now() && isOpen(one));
}

async function sendOne(answer: WaitingAnswer): Promise<void> {
  outbox.change((all) => all.map((one) => (one.key === answer.key ? { ...one, sentAt: Date.now() } : one)));
  const outcomes = await give(answer);
  if (outcomes) settle(answer, outcomes);
}

/** What the server says to it, for each person; null where it said nothing, and is asked again later. */
async function give({ campaignId, people, status, note, quote }: WaitingAnswer): Promise<AnswerOutcome[] | null> {
  const ids = people.map(({ id }) => id);
  const body = { ids, status, ...(note ? { note } : {}), ...(quote === undefined ? {} : { quote }) };
  try {
    // Arrives even when the page is left meanwhile.
    const call = { params: { campaignId }, body };
    return (await request(applicationCalls.answerApplicants, call, { keepalive: true })).data;
  } catch (error) {
    if (!isRefusal(error)) return null;
    const { code, reason } = error;
    return ids.map((id) => ({ id, result: false, status: null, code, reason }));
  }
}

function settle(answer: WaitingAnswer, outcomes: AnswerOutcome[]): void {
  // Where another tab or an earlier try has done it, the answer stands as it was meant.
  const failed = outcomes.filter((one) => !one.result && one.status !== answer.status);
  const nameOf = (id: string) => answer.people.find((one) => one.id === id)?.name ?? '';
  const refused = failed.map(({ id, reason = '' }) => ({ id, name: nameOf(id), reason }));
  // Whatever a listener makes of it, what the server has answered is not sent again.
  try {
    for (const listener of listeners) listener({ answer, outcomes, refused });
  } finally {
    outbox.change((all) => all.filter(({ key }) => key !== answer.key));
  }
}

/** Sends everything at once: who looks away has decided. */
function sendAll(): void {
  for (const answer of ownAnswers().filter(isOpen)) void sendOne(answer);
}

/** Begins to send what waits: what an earlier page left behind, and in time what this one adds. */
export function startAnswers(): void {
  schedule();
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', sendAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll());
  addEventListener('storage', schedule);
}

/** Which answers a status still allows. */
export function answersTo(status: Application['status']): readonly Answer[] {
  if (status === 'applied') return ['shortlisted', 'offered', 'declined'];
  if (status === 'shortlisted') return ['offered', 'declined'];
  return status === 'offered' ? ['declined'] : [];
}

/** The status to show: the latest answer that waits, as far as the server's status still allows it. */
export function shownStatus(
  { id, status }: Pick<Application, 'id' | 'status'>,
  waiting: readonly WaitingAnswer[],
): Application['status'] {
  let shown = status;
  for (const answer of waiting) {
    if (answer.people.some((one) => one.id === id) && answersTo(shown).includes(answer.status)) shown = answer.status;
  }
  return shown;
}
