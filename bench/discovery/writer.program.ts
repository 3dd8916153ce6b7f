/** Changes profiles continuously, like imports and refreshes. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { answerQuestions } from '../kit/programs.ts';

type Question =
  | { kind: 'open'; url: string }
  | { kind: 'begin'; perSecond: number }
  | { kind: 'end' }
  | { kind: 'say'; word: string }
  | { kind: 'unsay' };

const everyMs = 20;
let client: pg.Client | undefined;
let teller: pg.Client | undefined;
let ids: string[] = [];
let said: { id: string; bio: string | null } | undefined;
let running: Promise<{ perSecond: number }> | undefined;
let isOver = false;

/** Writes at a fixed rate, regardless of earlier writes. */
async function write(open: pg.Client, perSecond: number): Promise<{ perSecond: number }> {
  const startedAt = performance.now();
  let written = 0;
  let place = 0;
  while (!isOver) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond) - written;
    if (due > 0) {
      const chosen = Array.from({ length: Math.min(due, 500) }, (_, step) => ids[(place + step * 7_919) % ids.length]);
      place += chosen.length * 7_919;
      const { rowCount } = await open.query(
        'update influencer_profile set updated_at = now() where id = any($1::bigint[])',
        [chosen],
      );
      written += rowCount ?? 0;
    }
    await delay(everyMs);
  }
  return { perSecond: (written / (performance.now() - startedAt)) * 1000 };
}

async function connect(url: string): Promise<pg.Client> {
  const made = new pg.Client(url);
  await made.connect();
  return made;
}

async function open(url: string) {
  client = await connect(url);
  teller = await connect(url);
  const { rows } = await client.query(
    'select id from influencer_profile where account_id is null and hidden_at is null order by id desc limit 100003',
  );
  ids = rows.map(({ id }) => id);
  return {};
}

/** Adds a word to a random bio; returns the time of the commit. */
async function say(open: pg.Client, word: string) {
  const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
  const { rows } = await open.query('select id, bio from influencer_profile where id = $1', [id]);
  said = rows[0];
  await open.query('update influencer_profile set bio = $2 where id = $1', [id, word]);
  return { at: Date.now() };
}

answerQuestions<Question>(async (question) => {
  if (question.kind === 'open') return open(question.url);
  if (!client || !teller) throw new Error('Open it first.');
  if (question.kind === 'begin') {
    isOver = false;
    running = write(client, question.perSecond);
    return {};
  }
  if (question.kind === 'say') return say(teller, question.word);
  if (question.kind === 'unsay') {
    await teller.query('update influencer_profile set bio = $2 where id = $1', [said?.id, said?.bio]);
    return {};
  }
  isOver = true;
  return (await running) ?? {};
});
