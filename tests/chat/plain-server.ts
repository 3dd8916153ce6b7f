/** Chat rules without database, network or clock: stored messages, their order, and notifications. */
import type { Message } from '../../contract/chat/messages.ts';
import type { MessageRow } from '../../server/chat/messages/messages.queries.ts';
import { pairKey } from '../../server/chat/messages/messages.rules.ts';
import { viewMessage } from '../../server/chat/messages/messages.views.ts';
import { chooseFresh, countSteps, type Draft, identityOf } from '../../server/chat/messages/send.rules.ts';

export type Tell = (accountId: number, message: Message) => void;

const pageSize = 3;
const stored = new Date('2026-11-21T10:00:00Z');

export function createPlainServer(people: readonly number[], tell: Tell) {
  const rows: MessageRow[] = [];
  const byIdentity = new Map<string, MessageRow>();
  const conversations = new Map<string, { id: number; seq: number }>();
  const inboxes = new Map(people.map((id) => [id, 0]));
  /** Read marks by conversation and reader. */
  const marks = new Map<string, number>();
  const markOf = (row: MessageRow) => marks.get(`${row.conversation_id}:${row.receiver_id}`) ?? 0;
  for (const one of people) {
    for (const other of people) {
      if (one < other) conversations.set(pairKey(one, other), { id: conversations.size + 1, seq: 0 });
    }
  }
  const view = (row: MessageRow, reader: number) =>
    viewMessage({ ...row, is_read: row.seq <= markOf(row) }, reader, {
      attachments: new Map(),
      writerOf: () => null,
    });
  const positionIn = (row: MessageRow, reader: number) =>
    row.sender_id === reader ? row.sender_position : row.receiver_position;

  /** Positions of new messages. */
  function placesOf(drafts: readonly Draft[]) {
    return countSteps(drafts).map(({ conversation: steps, sender, receiver }, index) => {
      const { senderId, receiverId } = drafts[index] as Draft;
      const { id, seq } = conversations.get(pairKey(senderId, receiverId)) as { id: number; seq: number };
      return {
        conversation_id: id,
        seq: seq + steps,
        sender_position: (inboxes.get(senderId) ?? 0) + sender,
        receiver_position: (inboxes.get(receiverId) ?? 0) + receiver,
      };
    });
  }

  function keep(draft: Draft, place: ReturnType<typeof placesOf>[number]): MessageRow {
    const { senderId, receiverId, clientId, description } = draft;
    const row: MessageRow = {
      ...place,
      id: rows.length + 1,
      sender_id: senderId,
      person_id: null,
      receiver_id: receiverId,
      client_id: clientId,
      campaign_id: null,
      attachment_id: null,
      description,
      created_at: stored,
      is_read: false,
    };
    rows.push(row);
    byIdentity.set(identityOf(draft), row);
    conversations.set(pairKey(senderId, receiverId), { id: place.conversation_id, seq: place.seq });
    inboxes.set(senderId, place.sender_position);
    inboxes.set(receiverId, place.receiver_position);
    return row;
  }

  return {
    rows,
    position: (accountId: number) => String(inboxes.get(accountId)),
    /** Stores a batch, notifies both sides of each message, and answers each draft. */
    store(drafts: readonly Draft[]): Message[] {
      const repeated = drafts.flatMap((draft) => byIdentity.get(identityOf(draft)) ?? []);
      const fresh = chooseFresh(drafts, new Set(byIdentity.keys()));
      const places = placesOf(fresh);
      const made = fresh.map((draft, index) => keep(draft, places[index] as (typeof places)[number]));
      for (const row of [...new Set(repeated), ...made]) {
        tell(row.receiver_id, view(row, row.receiver_id));
        tell(row.sender_id, view(row, row.sender_id));
      }
      return drafts.map((draft) => view(byIdentity.get(identityOf(draft)) as MessageRow, draft.senderId));
    },
    read(reader: number, author: number): void {
      const incoming = rows.filter((row) => row.receiver_id === reader && row.sender_id === author);
      const newest = incoming.at(-1);
      if (newest) marks.set(`${newest.conversation_id}:${reader}`, newest.seq);
    },
    countUnread: (reader: number) => rows.filter((row) => row.receiver_id === reader && row.seq > markOf(row)).length,
    since(reader: number, cursor: string) {
      const own = rows.filter((row) => row.sender_id === reader || row.receiver_id === reader);
      const after = own.filter((row) => positionIn(row, reader) > Number(cursor));
      const found = after.toSorted((a, b) => positionIn(a, reader) - positionIn(b, reader));
      const data = found.slice(0, pageSize).map((row) => view(row, reader));
      return { data, next_cursor: found.length > pageSize ? (data.at(-1)?.cursor ?? null) : null };
    },
  };
}
