import * as z from 'zod/mini';
import { ask, type Question } from './ask.ts';

/** Pages read of one list. Providers may send fewer items a page than were asked for, and an empty page before others. */
const mostPages = 8;

const cursor = z.string().check(z.minLength(1), z.maxLength(2_000));

/** How Meta's Graph API continues a list: `next` is missing on the last page, whose cursors may lead to an empty one. */
export const graphPaging = z.optional(
  z.object({
    cursors: z.optional(z.object({ after: z.optional(cursor) })),
    next: z.optional(z.string().check(z.maxLength(10_000))),
  }),
);

/** Cursor of the next page. The address in `next` is never followed. */
export const nextOfGraph = ({ paging }: { paging?: z.infer<typeof graphPaging> }): string | undefined =>
  paging?.next === undefined ? undefined : paging.cursors?.after;

/** How Google's APIs continue a list. */
export const googleNext = z.optional(cursor);

interface Listing<S extends z.ZodMiniType, Item> {
  question: Question;
  /** Name of the cursor in the query. */
  cursorName: 'after' | 'pageToken';
  itemsOf: (page: z.infer<S>) => readonly Item[];
  nextOf: (page: z.infer<S>) => string | undefined;
  /** Items wanted at most. */
  most: number;
}

/** Reads a list page by page, until there are enough or no more items. */
export async function askPages<S extends z.ZodMiniType, Item>(schema: S, listing: Listing<S, Item>): Promise<Item[]> {
  const { question, cursorName, itemsOf, nextOf, most } = listing;
  const items: Item[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const query = { ...question.query, ...(after === undefined ? {} : { [cursorName]: after }) };
    const page = await ask(schema, { ...question, query });
    items.push(...itemsOf(page));
    const next = nextOf(page);
    if (next === undefined || next === after || items.length >= most) break;
    after = next;
  }
  return items.slice(0, most);
}
