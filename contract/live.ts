import * as z from 'zod/mini';
import { applicationStatuses } from './campaigns/applications.ts';
import { message, outgoingMessage } from './chat/messages.ts';
import type { Refusal } from './kit/calls.ts';
import { id, instant } from './kit/fields.ts';
import { notification } from './notifications/notifications.ts';

/** What a client may send over the socket, by event. Every payload is parsed before anything looks at it. */
export const clientEvents = {
  /** The user's id; who one is comes from the token, so another's id is refused. */
  join: z.optional(z.nullable(z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })]))),
  sendMessage: outgoingMessage,
  /** `senderId` wrote what `receiverId`, the token's user, has now read. */
  messageRead: z.strictObject({ senderId: id, receiverId: id }),
  typing: z.strictObject({ receiverId: id }),
  'user-disconnect': z.unknown(),
};
export type ClientEvent = keyof typeof clientEvents;
export type ClientPayload<E extends ClientEvent> = z.infer<(typeof clientEvents)[E]>;

/** What the server sends over the socket, by event. */
export const serverEvents = {
  receive_message: message,
  message_sent: message,
  message_read: z.object({ sender_id: id, receiver_id: id }),
  notification,
  /** The reader marked one of the own notifications read, null: all; unread_total is how many are left. */
  notification_read: z.object({ id: z.nullable(id), unread_total: z.number() }),
  /** The fields of the own profile that changed. */
  profile: z.record(z.string(), z.unknown()),
  typing: z.object({ sender_id: id }),
  /** An application of the reader's, or to a campaign of theirs, came or moved; whoever moved it hears it too. */
  application: z.object({ id, campaign_id: id, status: z.enum(applicationStatuses) }),
  /** A social account was added or removed, here or on another device; how many there are now. */
  social_accounts: z.object({ total: z.number() }),
  presence: z.object({ user_id: id, last_active: instant }),
  /** The product closes for work on it: the connection ends, and is taken up again when it opens. */
  maintenance: z.object({}),
  /** The answer to a bad event that asked for no acknowledgement. */
  refused: z.object({ event: z.string(), code: z.string(), reason: z.string() }),
};
export type ServerEvent = keyof typeof serverEvents;
export type LiveEvents = { [E in ServerEvent]: z.infer<(typeof serverEvents)[E]> };

/** The answer to an event that was sent with an acknowledgement. */
export type Acknowledgement<T = unknown> =
  | ({ result: true } & T)
  /** `retry_after`: seconds until another try makes sense, where that is known. */
  | (Refusal & { retry_after?: number });
