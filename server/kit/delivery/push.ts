import type { PushMessage } from '../../../contract/notifications/push.ts';
import type { Audience } from '../context/live.ts';

/** Members of an account whose devices get a message: all, or an audience. */
export interface PushTarget {
  accountId: number;
  audience?: Audience | undefined;
}

/** Sends a message to every registered device of an account's members, without waiting for the answers. */
export type Pusher = (target: PushTarget, message: PushMessage) => Promise<void>;
