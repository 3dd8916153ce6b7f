import type pg from 'pg';
import { fillInBulk } from '../bulk.ts';
import { type CopyText, copyRows } from '../copy.ts';

/** Generates creators from a number on, with these ids, as text for COPY, while others are being stored. */
export type MakeTexts = (ask: { from: number; ids: number[] }) => Promise<CopyText[]>;

export interface BulkOptions {
  connect: () => Promise<pg.Client>;
  makeTexts: MakeTexts;
  from: number;
  to: number;
  /** Value of the mark that records the story's progress. */
  mark: object;
  onProgress?: ((done: number) => void) | undefined;
  onRebuilt?: (done: number, total: number) => void;
}

const BATCH = 10_000;
const TABLES = ['influencer_profile', 'social_account', 'rate_card'];

/** Inserts all of them, or none when interrupted. Throws TablesInUse. */
export async function loadCreatorsInBulk(options: BulkOptions): Promise<void> {
  const { connect, mark, onRebuilt } = options;
  const client = await connect();
  try {
    await fillInBulk(client, { tables: TABLES, ...(onRebuilt ? { onRebuilt } : {}) }, async () => {
      const first = await copyAll(client, options);
      await proveWords(client, first);
      await client.query("update meta set value = $1 where key = 'demo'", [JSON.stringify(mark)]);
    });
    await client.query('analyze account, influencer_profile, social_account, rate_card');
  } finally {
    await client.end();
  }
}

/** Returns the lowest id used. */
async function copyAll(client: pg.Client, { makeTexts, from, to, onProgress }: BulkOptions): Promise<number> {
  const prepare = async (start: number) => {
    const count = Math.min(BATCH, to - start);
    const ids = await takeIds(client, count);
    return { end: start + count, first: ids[0] ?? 0, texts: makeTexts({ from: start, ids }) };
  };
  let waiting = await prepare(from);
  const { first } = waiting;
  while (true) {
    const { end, texts } = waiting;
    const ready = await texts;
    if (end < to) waiting = await prepare(end);
    for (const text of ready) await copyRows(client, text);
    onProgress?.(end);
    if (end >= to) return first;
  }
}

async function takeIds(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query("select nextval('person_id') as id from generate_series(1, $1)", [count]);
  return rows.map(({ id }) => Number(id));
}

/** Checks lookup words, which have no foreign keys; the disabled row trigger would look each of them up. */
async function proveWords(client: pg.Client, first: number): Promise<void> {
  const lists = { categories: 'category', languages: 'language', contents: 'content_type' };
  for (const [column, lookup] of Object.entries(lists)) {
    const { rows } = await client.query(
      `select word from (select distinct unnest(${column}) as word from influencer_profile where id >= $1) as named
        where not exists (select from ${lookup} where id = word)`,
      [first],
    );
    if (rows.length > 0) throw new Error(`influencer_profile.${column} names the unknown ${rows[0].word}.`);
  }
}
