import type { ConversationUser, Message } from '../../contract/chat/messages.ts';
import { checkLedger } from '../../server/money/ledger/ledger.service.ts';
import type { Person } from './person.ts';
import { firstCoins, type Somebody, type World } from './world.ts';

/** Faults found, with the first examples. */
export interface Findings {
  lost: number;
  doubled: number;
  disordered: number;
  /** Wrong unread counts, or lost acknowledged read marks. */
  unread: number;
  ledger: number;
  examples: string[];
}

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Stored = Pick<World, 'context'>;

async function readRows({ context }: Stored) {
  return context.db
    .selectFrom('message')
    .innerJoin('conversation_member as mark', (join) =>
      join.onRef('mark.conversation_id', '=', 'message.conversation_id').onRef('mark.account_id', '=', 'receiver_id'),
    )
    .select(['message.id', 'message.conversation_id', 'seq', 'sender_id', 'receiver_id', 'client_id', 'description'])
    .select(['sender_position', 'receiver_position', 'mark.read_seq'])
    .orderBy('message.conversation_id')
    .orderBy('seq')
    .execute();
}

const numberOf = ({ description }: { description: string }) => Number(description.split('#')[1]);
const laneOf = ({ description }: { description: string }) => description.split(' ')[0] ?? '';

/** Compares everything stored with what everybody saw. */
export async function findFaults(world: Stored, people: readonly Person[], url: string): Promise<Findings> {
  const found: Findings = { lost: 0, doubled: 0, disordered: 0, unread: 0, ledger: 0, examples: [] };
  const note = (kind: Exclude<keyof Findings, 'examples'>, example: string) => {
    found[kind] += 1;
    if (found.examples.length < 20) found.examples.push(`${kind}: ${example}`);
  };
  const rows = await readRows(world);
  checkStored(rows, people, note);
  for (const person of people) {
    checkSeen(rows, person, note);
    await checkUnread(rows, person, url, note);
  }
  await checkMoney(world, note);
  return found;
}

type Note = (kind: Exclude<keyof Findings, 'examples'>, example: string) => void;

/** Every written message is stored once, with dense numbers in writing order. */
function checkStored(rows: Row[], people: readonly Person[], note: Note): void {
  const stored = new Map<string, number>();
  const lastOfLane = new Map<string, number>();
  const lastSeq = new Map<number, number>();
  for (const row of rows) {
    stored.set(row.description, (stored.get(row.description) ?? 0) + 1);
    if (numberOf(row) < (lastOfLane.get(laneOf(row)) ?? 0)) note('disordered', `${row.description} by its seq`);
    lastOfLane.set(laneOf(row), numberOf(row));
    if (row.seq !== (lastSeq.get(row.conversation_id) ?? 0) + 1) note('disordered', `seq ${row.seq} leaves a gap`);
    lastSeq.set(row.conversation_id, row.seq);
  }
  for (const { who, outbox } of people) {
    for (const [partner, count] of outbox.written) {
      for (let number = 1; number <= count; number += 1) {
        const text = `${who.id}>${partner} #${number}`;
        const times = stored.get(text) ?? 0;
        if (times === 0) note('lost', `${text} is not stored`);
        if (times > 1) note('doubled', `${text} is stored ${times} times`);
      }
    }
  }
}

/** A person's page holds exactly their messages in the database, in order. */
function checkSeen(rows: Row[], { who, kept }: Person, note: Note): void {
  const me = Number(who.id);
  const positions: number[] = [];
  for (const row of rows) {
    if (row.sender_id !== me && row.receiver_id !== me) continue;
    positions.push(row.sender_id === me ? row.sender_position : row.receiver_position);
    if (!kept.has(String(row.id))) note('lost', `${row.description} never reached ${who.id}`);
  }
  positions.sort((a, b) => a - b);
  const gap = positions.findIndex((position, index) => position !== index + 1);
  if (gap >= 0) note('disordered', `the stream of ${who.id} is not dense at ${gap + 1}`);
  const texts = new Set<string>();
  const lastOfLane = new Map<string, number>();
  for (const message of [...kept.values()].sort((a, b) => Number(a.cursor) - Number(b.cursor))) {
    if (texts.has(message.description)) note('doubled', `${message.description} was shown twice to ${who.id}`);
    texts.add(message.description);
    const before = lastOfLane.get(laneOf(message)) ?? 0;
    if (numberOf(message) < before) note('disordered', `${message.description} was shown after #${before}`);
    lastOfLane.set(laneOf(message), numberOf(message));
  }
}

async function checkUnread(rows: Row[], { who, readUpTo }: Person, url: string, note: Note): Promise<void> {
  const recount = new Map<string, number>();
  for (const row of rows) {
    if (row.receiver_id !== Number(who.id)) continue;
    const partner = String(row.sender_id);
    const isUnread = row.seq > row.read_seq;
    recount.set(partner, (recount.get(partner) ?? 0) + (isUnread ? 1 : 0));
    if (isUnread && row.receiver_position <= (readUpTo.get(partner) ?? 0)) {
      note('unread', `${row.description} was read, and is unread`);
    }
  }
  const shown = await readAll<ConversationUser>(url, who, `/user/get_chat_users_list/${who.id}?limit=50`);
  for (const { id, unread_count } of shown) {
    const expected = recount.get(id) ?? 0;
    if (unread_count !== expected) note('unread', `${who.id} is shown ${unread_count} of ${id}, not ${expected}`);
    recount.delete(id);
  }
  const missing = [...recount].filter(([, count]) => count > 0);
  if (missing.length > 0) note('unread', `${who.id} is shown nothing of ${missing.map(([id]) => id)}`);
  const listed = await readAll<Message>(url, who, `/user/get_user_unread_message/${who.id}?limit=1000`);
  const total = rows.filter((row) => row.receiver_id === Number(who.id) && row.seq > row.read_seq).length;
  if (listed.length !== total) note('unread', `${who.id} is listed ${listed.length} unread messages, not ${total}`);
}

async function readAll<T>(url: string, who: Somebody, path: string): Promise<T[]> {
  const all: T[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const reply = await fetch(`${url}/api${path}${next}`, { headers: { authorization: `Bearer ${who.token}` } });
    const body = (await reply.json()) as { data: T[]; next_cursor: string | null };
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${JSON.stringify(body)}`);
    all.push(...body.data);
    cursor = body.next_cursor;
  }
  return all;
}

/** The ledger sums to zero, and each account has its initial coins minus its unlocks. */
async function checkMoney(world: Stored, note: Note): Promise<void> {
  const { db } = world.context;
  for (const fault of (await checkLedger({ db })).faults) note('ledger', fault);
  const unlocks = await db.selectFrom('unlock').select(['account_id', 'influencer_id', 'coins']).execute();
  const balances = await db.selectFrom('ledger_account').selectAll().where('kind', '=', 'coins').execute();
  for (const { owner_id, balance } of balances) {
    const spent = unlocks.filter((each) => each.account_id === owner_id).reduce((sum, { coins }) => sum + coins, 0);
    if (balance !== firstCoins - spent) note('ledger', `${owner_id} has ${balance} coins after spending ${spent}`);
  }
}
