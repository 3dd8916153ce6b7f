import * as z from 'zod/mini';
import { roleNameSchema } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { cleanText } from '../kit/clean-text.ts';
import { entityId, flag, id, instant, nextCursor, page, queryInteger, text } from '../kit/fields.ts';
import { attachment } from './attachments.ts';

/**
 * Longest message, in characters, where the operator sets no other; a longer one is refused, never cut. Source: the
 * product's rules, Chat.
 */
export const messageMaxLength = 4000;
/** What an operator can raise it to, and what the database holds. */
export const messageLengthCeiling = 10_000;
/** Longest id a client may give its message. */
const clientIdMaxLength = 100;

/** A place in the person's own stream of messages, in the order they were committed; `0` is the beginning. */
const cursor = z.string().check(z.regex(/^\d{1,15}$/, 'Use the cursor of a message, or 0.'));

const messageFields = {
  id,
  sender_id: id,
  receiver_id: id,
  /** Empty where an attachment says it all. */
  description: z.string(),
  is_read: flag,
  createdAt: instant,
  /** Where the message stands for the person who reads it; see `messages/since`. */
  cursor: z.string(),
  /** The campaign it is about, if it was tagged with one. */
  campaign_id: z.nullable(id),
  attachment: z.nullable(attachment),
  /** The sender's own id of the message; only the sender gets it. */
  client_id: z.nullable(z.string()),
};

/** A message as one side of the conversation sees it. */
export const message = z.object(messageFields);
export type Message = z.infer<typeof message>;

/** An incoming message in a list over all conversations, with its sender. */
const listedMessage = z.object({
  ...messageFields,
  fullname: z.string(),
  profile_image: z.nullable(z.string()),
  /** What the sender goes by: the business, else the name. */
  title: z.string(),
});
export type ListedMessage = z.infer<typeof listedMessage>;

/** The person on the other side of a conversation. */
export const conversationUser = z.object({
  id,
  full_name: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  profile_image: z.nullable(z.string()),
  role: z.object({ id, name: roleNameSchema }),
  business_name: z.nullable(z.string()),
  /** 'City, State'. */
  location: z.nullable(z.string()),
  last_active: z.nullable(instant),
  /** What they sent and the reader has not read. */
  unread_count: z.number(),
  /** Null while nothing was said. */
  chat_info: z.nullable(
    z.object({
      last_message_time: instant,
      message_type: z.enum(['text', 'image', 'document']),
      last_message: z.string(),
      sender_id: id,
      is_read: flag,
    }),
  ),
});
export type ConversationUser = z.infer<typeof conversationUser>;

/** A message that a search found, with who it was said with. */
const foundMessage = z.object({
  id,
  /** Opens the conversation there: see `around`. */
  cursor: z.string(),
  sender_id: id,
  receiver_id: id,
  createdAt: instant,
  user: z.pick(conversationUser, {
    id: true,
    full_name: true,
    profile_image: true,
    role: true,
    business_name: true,
    last_active: true,
  }),
  /** One line around the first hit. */
  snippet: z.string(),
  /** Where the words stand in the snippet, in UTF-16 units. */
  marks: z.array(z.object({ start: z.number(), length: z.number() })),
});
export type FoundMessage = z.infer<typeof foundMessage>;

/** 0 and 1, or a boolean: both are spoken by clients. */
const readFlag = z.union([flag, z.boolean()]);

const unreadLimit = z._default(queryInteger(1, 1000), 1000);
const unreadReply = { data: z.array(listedMessage), next_cursor: nextCursor };

export const messageCalls = defineCalls({
  getUserMessages: {
    method: 'POST',
    path: '/user/get_user_messages',
    auth: 'user',
    summary: 'Messages between two people, oldest first: the newest, or those before, after or around a cursor',
    parties: ['body.sender_id', 'body.receiver_id'],
    body: z.strictObject({
      sender_id: entityId,
      receiver_id: entityId,
      is_read: z.optional(readFlag),
      before: z.optional(cursor),
      after: z.optional(cursor),
      /** From both sides of this message, which is among them. */
      around: z.optional(cursor),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    reply: {
      data: z.array(message),
      user: conversationUser,
      /** False where the other side is gone or a block stands between the two: what was said stays readable. */
      can_write: z.boolean(),
      /** For `before`; null at the beginning of the conversation. */
      next_cursor: nextCursor,
      /** For `after`; null at its end. */
      later_cursor: nextCursor,
    },
    errors: ['NOT_FOUND'],
  },
  getUnreadMessages: {
    method: 'POST',
    path: '/user/get_user_unread_message',
    auth: 'user',
    summary: 'Unread messages, oldest first',
    actor: 'body.receiver_id',
    body: z.strictObject({
      receiver_id: entityId,
      cursor: z.optional(cursor),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1000),
    }),
    reply: unreadReply,
  },
  getUnreadMessagesOf: {
    method: 'GET',
    path: '/user/get_user_unread_message/{userId}',
    auth: 'user',
    summary: 'Unread messages, oldest first',
    actor: 'params.userId',
    params: z.strictObject({ userId: id }),
    query: z.strictObject({ cursor: z.optional(cursor), limit: unreadLimit }),
    reply: unreadReply,
  },
  getUnreadChats: {
    method: 'POST',
    path: '/user/user_unread_message_chats',
    auth: 'user',
    summary: 'The latest incoming message of each sender, newest first',
    actor: 'body.receiver_id',
    body: z.strictObject({ receiver_id: entityId }),
    reply: { data: z.array(listedMessage) },
  },
  getChatUsers: {
    method: 'GET',
    path: '/user/get_chat_users_list/{userId}',
    auth: 'user',
    ownerOnly: true,
    summary: 'The people one has talked with, newest conversation first',
    actor: 'params.userId',
    params: z.strictObject({ userId: id }),
    query: z.strictObject({ ...page, q: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
    reply: { data: z.array(conversationUser), next_cursor: nextCursor },
  },
  getMessagesSince: {
    method: 'GET',
    path: '/user/messages/since/{cursor}',
    auth: 'user',
    ownerOnly: true,
    summary: 'Everything sent and received after a cursor, in the order it was committed',
    params: z.strictObject({ cursor }),
    query: z.strictObject({ limit: unreadLimit }),
    reply: { data: z.array(message), next_cursor: nextCursor },
  },
  searchMessages: {
    method: 'GET',
    path: '/user/messages/search',
    auth: 'user',
    ownerOnly: true,
    summary: 'Messages of one’s own conversations, and names of files in them, that hold all these words; newest first',
    query: z.strictObject({
      q: text(2, 100),
      /** Only what was said with this person. */
      with: z.optional(entityId),
      cursor: z.optional(cursor),
      limit: z._default(queryInteger(1, 50), 20),
    }),
    /** A page may hold few or none and still go on: one call looks through a bounded part of what was said. */
    reply: { data: z.array(foundMessage), next_cursor: nextCursor },
    errors: ['NOT_FOUND'],
  },
});

/** What a client sends to say something; `clientId` makes it safe to send again. */
export const outgoingMessage = z.strictObject({
  senderId: entityId,
  receiverId: entityId,
  description: z.string().check(z.overwrite(cleanText)),
  clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(clientIdMaxLength))),
  campaign_id: z.optional(z.nullable(entityId)),
  /** An upload of the sender's that was not sent yet; `description` is its caption then, and may be empty. */
  attachment_id: z.optional(z.nullable(id)),
});
