import type { Context } from '../../kit/context/context.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { type MessageRow, selectBackwards, selectForwards } from './messages.queries.ts';

interface Wanted {
  conversationId: number;
  reader: number;
  /** Cursors; at most one of the three. */
  before?: string | undefined;
  after?: string | undefined;
  around?: string | undefined;
  limit: number;
}

interface ThreadPage {
  /** Oldest first. */
  rows: MessageRow[];
  /** Whether earlier and later messages exist. */
  earlier: boolean;
  later: boolean;
}

/** A page of one conversation: its end, or the part before, after or around a message. */
export async function readPage(context: Context, { before, after, around, ...page }: Wanted): Promise<ThreadPage> {
  if ([before, after, around].filter((each) => each !== undefined).length > 1) {
    throw refuseField('BAD_INPUT', 'around', 'Use only one of before, after and around.');
  }
  if (around !== undefined) return readAround(context, page, Number(around));
  if (after !== undefined) {
    const { rows, more } = await forwards(context, page, Number(after) + 1);
    return { rows, earlier: true, later: more };
  }
  const { rows, more } = await backwards(context, page, before === undefined ? undefined : Number(before));
  return { rows, earlier: more, later: before !== undefined };
}

type Page = Pick<Wanted, 'conversationId' | 'reader' | 'limit'>;

async function readAround(context: Context, page: Page, position: number): Promise<ThreadPage> {
  const half = Math.floor(page.limit / 2);
  const [earlier, later] = await Promise.all([
    backwards(context, { ...page, limit: half }, position),
    forwards(context, { ...page, limit: page.limit - half }, position),
  ]);
  return { rows: [...earlier.rows, ...later.rows], earlier: earlier.more, later: later.more };
}

async function backwards({ db }: Context, page: Page, before: number | undefined) {
  const found = await selectBackwards(db, { ...page, before, limit: page.limit + 1 });
  return { rows: found.slice(0, page.limit).reverse(), more: found.length > page.limit };
}

async function forwards({ db }: Context, page: Page, from: number) {
  const found = await selectForwards(db, { ...page, from, limit: page.limit + 1 });
  return { rows: found.slice(0, page.limit), more: found.length > page.limit };
}
