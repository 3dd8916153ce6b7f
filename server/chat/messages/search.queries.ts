import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';
import { patternsOf } from './search.rules.ts';

interface Search {
  reader: number;
  /** Restricts the search to messages with this person. */
  partner: number | undefined;
  words: readonly string[];
  /** Range of the reader's positions to search: `from` inclusive, `before` exclusive. */
  from: number;
  before: number;
  limit: number;
}

/** A person's messages that contain all these words, in text or file name, newest first. */
export async function selectFound(db: Database, search: Search) {
  const { reader, partner, limit } = search;
  const side = (own: 'sender' | 'receiver', theirs: 'sender' | 'receiver') => {
    const query = db
      .selectFrom('message')
      .leftJoin('attachment', 'attachment.id', 'message.attachment_id')
      .select(['message.id', 'message.sender_id', 'message.receiver_id', 'message.description', 'message.created_at'])
      .select(['attachment.name', `message.${theirs}_id as partner_id`, `message.${own}_position as position`])
      .where(`message.${own}_id`, '=', reader)
      .where(`message.${own}_position`, '>=', search.from)
      .where(`message.${own}_position`, '<', search.before)
      .where((eb) => holdsAll(eb, search.words))
      .orderBy(`message.${own}_position`, 'desc')
      .limit(limit);
    return partner === undefined ? query : query.where(`message.${theirs}_id`, '=', partner);
  };
  const found = await Promise.all([side('sender', 'receiver').execute(), side('receiver', 'sender').execute()]);
  return found
    .flat()
    .sort((a, b) => b.position - a.position)
    .slice(0, limit);
}
export type FoundRow = Awaited<ReturnType<typeof selectFound>>[number];

type Tables = Pick<Schema, 'message'> & { attachment: { name: string | null } };

function holdsAll(eb: ExpressionBuilder<Tables, 'message' | 'attachment'>, words: readonly string[]) {
  return eb.and(
    words.map((word) => {
      const pattern = sql<string>`any(${patternsOf(word)}::text[])`;
      return eb.or([eb('message.description', 'ilike', pattern), eb('attachment.name', 'ilike', pattern)]);
    }),
  );
}
