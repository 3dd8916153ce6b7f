import { type KnownWords, readWords } from '../database/import/words.ts';
import { type Decisions, openList, setUp } from '../server/core/creator-lists/open-list.ts';
import { type ReadLine, readLines } from '../server/core/creator-lists/read-lines.ts';
import { withSynonyms } from '../server/core/creator-lists/words.rules.ts';
import { sourceOfBytes } from '../server/kit/tables/table.ts';
import { createQuestions } from '../server/operators/imports/questions.rules.ts';
import { openTestDatabase } from './database.ts';

let words: KnownWords | undefined;

async function knownWords(): Promise<KnownWords> {
  if (words) return words;
  const { db, close } = await openTestDatabase();
  words = withSynonyms(await readWords(db));
  await close();
  return words;
}

/** Reads a list of creators: its rows, and what is wrong or unclear with its lines. */
export async function readList(
  content: string | Buffer,
  { name = 'list.csv', ...decisions }: Decisions & { name?: string } = {},
) {
  const list = await openList(sourceOfBytes(Buffer.from(content)), name);
  const setup = await setUp(list, decisions);
  const lines: ReadLine[] = [];
  const questions = createQuestions(setup);
  for await (const line of readLines(list, setup, await knownWords())) {
    questions.see(line.faults);
    lines.push(line);
  }
  return {
    list,
    fields: setup.fields,
    questions: questions.list(),
    rows: lines.flatMap(({ row }) => row ?? []),
    reasons: lines.flatMap(({ faults }) => faults.map(({ reason }) => reason)),
    notes: lines.flatMap(({ notes }) => notes),
  };
}
