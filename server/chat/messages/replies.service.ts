import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { replyDays } from './messages.rules.ts';
import { countReplies, selectReplyTime } from './replies.queries.ts';

const lookedBackDays = 365;

export interface Replies {
  /** First messages whose time for an answer is over. */
  asked: number;
  answered: number;
}

/** Reply counts for first messages of the last year, by person; missing for those who got none. */
export async function findReplies(context: Context, ids: readonly number[]): Promise<Map<number, Replies>> {
  const to = new Date(context.now().getTime() - replyDays * dayMs);
  const from = new Date(context.now().getTime() - lookedBackDays * dayMs);
  const rows = await countReplies(context.db, ids, { from, to });
  return new Map(rows.map(({ id, asked, answered }) => [id, { asked, answered }]));
}

/** Median hours this person took to answer first messages of the last year, and the number answered. */
export async function findReplyTime(context: Context, id: number): Promise<{ median: number | null; n: number }> {
  return selectReplyTime(context.db, { id, from: new Date(context.now().getTime() - lookedBackDays * dayMs) });
}
