import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { roleNameSchema } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { cleanText } from '../kit/clean-text.ts';
import { entityId, flag, id, instant, nextCursor, page, queryInteger, text } from '../kit/fields.ts';
import { access, type Permission } from '../kit/permissions.ts';
import { attachment, attachmentKinds } from './attachments.ts';

/**
 * Default maximum length of a message, in characters; a longer one is refused, never cut. Source: the product's rules, Chat.
 */
export const messageMaxLength = 4000;
/** Highest limit an operator can set; the database enforces it. */
export const messageLengthCeiling = 10_000;
/** Maximum length of a client's message id. */
const clientIdMaxLength = 100;

/** Position in a person's stream of messages, in commit order; `0` is the start. */
const cursor = z.string().check(z.regex(/^\d{1,15}$/, 'Use the cursor of a message, or 0.'));

const messageFields = {
  id,
  sender_id: id,
  receiver_id: id,
  /** Person who wrote for the sender's account; null where only the account is known. */
  by: z.nullable(person),
  /** Empty for an attachment without a caption. */
  description: z.string(),
  is_read: flag,
  createdAt: instant,
  /** Position of the message in the reader's stream; see `messages/since`. */
  cursor: z.string(),
  /** The campaign it is tagged with, if any. */
  campaign_id: z.nullable(id),
  attachment: z.nullable(attachment),
  /** Client-side id of the message; sent to the sender only. */
  client_id: z.nullable(z.string()),
};

/** A message as seen by one of the two people. */
export const message = z.object(messageFields);
export type Message = z.infer<typeof message>;

/** An incoming message in a list over all conversations, with its sender. */
const listedMessage = z.object({
  ...messageFields,
  fullname: z.string(),
  profile_image: z.nullable(z.string()),
  /** Display name of the sender: the business name, else the person's name. */
  title: z.string(),
});
export type ListedMessage = z.infer<typeof listedMessage>;

/** Permission of a member who writes in the account's name. */
export const writingNeeds: Permission = 'work';

/** With a deleted account, or one that blocked the reader or was blocked, a conversation can only be read. */
const conversationCan = canOf({ write: { needs: writingNeeds }, block: 'block' });
export type ConversationCan = z.infer<typeof conversationCan>;

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
  /** Messages of this person the reader has not read. */
  unread_count: z.number(),
  /** Null without messages. */
  chat_info: z.nullable(
    z.object({
      last_message_time: instant,
      message_type: z.enum(['text', ...attachmentKinds]),
      last_message: z.string(),
      sender_id: id,
      is_read: flag,
    }),
  ),
});
export type ConversationUser = z.infer<typeof conversationUser>;

/** Search hit, with the other person of the conversation. */
const foundMessage = z.object({
  id,
  /** Opens the conversation at this message; see `around`. */
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
  /** One line of text around the first match. */
  snippet: z.string(),
  /** Matches within the snippet, in UTF-16 units. */
  marks: z.array(z.object({ start: z.number(), length: z.number() })),
});
export type FoundMessage = z.infer<typeof foundMessage>;

/** 0 or 1, or a boolean: clients send either. */
const readFlag = z.union([flag, z.boolean()]);

const unreadLimit = z._default(queryInteger(1, 1000), 1000);
const unreadReply = { data: z.array(listedMessage), next_cursor: nextCursor };

export const messageCalls = defineCalls(access.work, {
  getUserMessages: {
    method: 'POST',
    path: '/user/get_user_messages',
    auth: 'user',
    unlogged: true,
    needs: 'money',
    summary: 'Messages between two people, oldest first: the newest, or those before, after or around a cursor',
    parties: ['body.sender_id', 'body.receiver_id'],
    body: z.strictObject({
      sender_id: entityId,
      receiver_id: entityId,
      is_read: z.optional(readFlag),
      before: z.optional(cursor),
      after: z.optional(cursor),
      /** Messages before and after this one, which is included. */
      around: z.optional(cursor),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    reply: {
      data: z.array(message),
      user: conversationUser,
      can: conversationCan,
      /** Value for `before`; null at the beginning of the conversation. */
      next_cursor: nextCursor,
      /** Value for `after`; null at its end. */
      later_cursor: nextCursor,
    },
    errors: ['NOT_FOUND'],
  },
  getUnreadMessages: {
    method: 'POST',
    path: '/user/get_user_unread_message',
    auth: 'user',
    unlogged: true,
    needs: 'money',
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
    unlogged: true,
    needs: 'money',
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
      /** Only messages with this person. */
      with: z.optional(entityId),
      cursor: z.optional(cursor),
      limit: z._default(queryInteger(1, 50), 20),
    }),
    /** Each call scans a bounded number of messages, so a page may be short or empty although `next_cursor` is set. */
    reply: { data: z.array(foundMessage), next_cursor: nextCursor },
    errors: ['NOT_FOUND'],
  },
});

/** Message sent by a client; `clientId` makes a retry safe. */
export const outgoingMessage = z.strictObject({
  senderId: entityId,
  receiverId: entityId,
  description: z.string().check(z.overwrite(cleanText)),
  clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(clientIdMaxLength))),
  campaign_id: z.optional(z.nullable(entityId)),
  /** Upload by the sender that was not sent before; `description` is its caption then and may be empty. */
  attachment_id: z.optional(z.nullable(id)),
});
