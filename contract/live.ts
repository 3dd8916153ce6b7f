import * as z from 'zod/mini';
import { applicationStatuses } from './campaigns/applications.ts';
import { message, outgoingMessage } from './chat/messages.ts';
import type { Refusal } from './kit/calls.ts';
import { entityId, id, instant } from './kit/fields.ts';
import { notification } from './notifications/notifications.ts';

/** Socket events a client may send. Payloads are validated before use. */
export const clientEvents = {
  /** The user's id. The token decides who the user is; another user's id is refused. */
  join: z.optional(z.nullable(z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })]))),
  sendMessage: outgoingMessage,
  /** The token's user, `receiverId`, has read the messages of `senderId`. */
  messageRead: z.strictObject({ senderId: entityId, receiverId: id }),
  typing: z.strictObject({ receiverId: entityId }),
  'user-disconnect': z.unknown(),
};
export type ClientEvent = keyof typeof clientEvents;
export type ClientPayload<E extends ClientEvent> = z.infer<(typeof clientEvents)[E]>;

/** Socket events sent by the server. */
export const serverEvents = {
  receive_message: message,
  message_sent: message,
  message_read: z.object({ sender_id: id, receiver_id: id }),
  notification,
  /** A member marked one notification (null: all they see) as read; unread_total is the number left for them. */
  notification_read: z.object({ id: z.nullable(id), unread_total: z.number() }),
  /** Another account that the person acts for has other unread notifications than before. */
  other_account: z.object({ account_id: id }),
  /** Changed fields of the user's profile. */
  profile: z.record(z.string(), z.unknown()),
  typing: z.object({ sender_id: id }),
  /**
   * An application by the reader, or to one of their campaigns, was created or moved; also sent to the person who moved it.
   */
  application: z.object({ id, campaign_id: id, status: z.enum(applicationStatuses) }),
  /** A piece of work has other comments than before. */
  deliverable_comments: z.object({ deliverable_id: id }),
  /** A social account was added or removed, on any device; total is the new number. */
  social_accounts: z.object({ total: z.number() }),
  presence: z.object({ user_id: id, last_active: instant }),
  /** Maintenance begins: the connection closes, and clients reconnect when it is over. */
  maintenance: z.object({}),
  /** Error reply to an event without an acknowledgement. */
  refused: z.object({ event: z.string(), code: z.string(), reason: z.string() }),
};
export type ServerEvent = keyof typeof serverEvents;
export type LiveEvents = { [E in ServerEvent]: z.infer<(typeof serverEvents)[E]> };

/** Reply to an event with an acknowledgement. */
export type Acknowledgement<T = unknown> =
  | ({ result: true } & T)
  /** `retry_after`: seconds until a retry makes sense, if known. */
  | (Refusal & { retry_after?: number });
