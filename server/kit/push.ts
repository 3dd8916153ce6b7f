export interface PushMessage {
  title: string;
  body: string;
  icon?: string;
  /** The page it opens. */
  link: string;
}

/** Sends a message to every registered device of a person. */
export type Pusher = (accountId: number, message: PushMessage) => Promise<void>;
