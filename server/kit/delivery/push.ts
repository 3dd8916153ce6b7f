import type { PushMessage } from '../../../contract/notifications/push.ts';

/** Sends a message to every registered device of a person, without waiting for the answers. */
export type Pusher = (accountId: number, message: PushMessage) => Promise<void>;
