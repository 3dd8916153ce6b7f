import type { Attachment } from '../../../contract/chat/attachments.ts';
import type { ConversationUser, FoundMessage, ListedMessage, Message } from '../../../contract/chat/messages.ts';
import type { Actor } from '../../../contract/core/people.ts';
import { roleNames } from '../../../contract/core/roles.ts';
import type { Person } from '../../core/people/people.views.ts';
import type { ConversationRow } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';
import type { FoundRow } from './search.queries.ts';
import { cutSnippet, findMarks } from './search.rules.ts';
import { ownClientId } from './send.rules.ts';

/** Parts of the shown messages: attachments by id, and the persons who wrote. */
export interface Belongings {
  attachments: ReadonlyMap<number, Attachment>;
  writerOf: (personId: number | null) => Actor | null;
}

/** A message as seen by `reader`, its sender or receiver. */
export function viewMessage(row: MessageRow, reader: number, { attachments, writerOf }: Belongings): Message {
  const isMine = row.sender_id === reader;
  return {
    id: String(row.id),
    sender_id: String(row.sender_id),
    receiver_id: String(row.receiver_id),
    by: writerOf(row.person_id),
    description: row.description,
    is_read: row.is_read ? 1 : 0,
    createdAt: row.created_at.toISOString(),
    cursor: String(isMine ? row.sender_position : row.receiver_position),
    campaign_id: row.campaign_id === null ? null : String(row.campaign_id),
    attachment: row.attachment_id === null ? null : (attachments.get(row.attachment_id) ?? null),
    client_id: isMine ? ownClientId(row.client_id) : null,
  };
}

/** An incoming message in a list over all conversations. */
export function viewListedMessage(row: MessageRow, sender: Person, belongings: Belongings): ListedMessage {
  return {
    ...viewMessage(row, row.receiver_id, belongings),
    fullname: sender.fullname,
    profile_image: sender.image,
    title: sender.businessName ?? sender.fullname,
  };
}

/** A search hit with a snippet of the text, or of the file's name, that contains the words. */
export function viewFound(person: Person, row: FoundRow, words: readonly string[]): FoundMessage {
  const isInText = row.name === null || findMarks(row.description, words).length > 0;
  const snippet = cutSnippet(isInText ? row.description : (row.name ?? ''), words);
  return {
    id: String(row.id),
    cursor: String(row.position),
    sender_id: String(row.sender_id),
    receiver_id: String(row.receiver_id),
    createdAt: row.created_at.toISOString(),
    user: {
      id: String(person.id),
      full_name: person.fullname,
      profile_image: person.image,
      role: { id: person.role, name: roleNames[person.role] },
      business_name: person.businessName,
      last_active: person.lastActiveAt?.toISOString() ?? null,
    },
    snippet,
    marks: findMarks(snippet, words),
  };
}

/** The chat partner with the last message; `conversation` is undefined before the first. */
export function viewConversationUser(person: Person, conversation: ConversationRow | undefined): ConversationUser {
  return {
    id: String(person.id),
    full_name: person.fullname,
    first_name: person.firstName,
    last_name: person.lastName,
    profile_image: person.image,
    role: { id: person.role, name: roleNames[person.role] },
    business_name: person.businessName,
    location: person.location,
    last_active: person.lastActiveAt?.toISOString() ?? null,
    unread_count: conversation?.unread_count ?? 0,
    chat_info: conversation ? viewChatInfo(conversation) : null,
  };
}

function viewChatInfo(conversation: ConversationRow): ConversationUser['chat_info'] {
  return {
    last_message_time: conversation.created_at.toISOString(),
    message_type: conversation.attachment_kind ?? 'text',
    last_message: conversation.description,
    sender_id: String(conversation.sender_id),
    is_read: conversation.is_read ? 1 : 0,
  };
}
