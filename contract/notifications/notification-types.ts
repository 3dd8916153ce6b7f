/** Ways of being told: in the product, on the device, by e-mail. */
export const notificationChannels = ['app', 'push', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What a person is told of without having chosen; `always` cannot be switched off. */
type Wish = 'on' | 'off' | 'always';

type TypeRules = Record<NotificationChannel, Wish>;

/**
 * Everything people are told about, one closed list. E-mail is on where something waits for the person, or where money
 * or the account is concerned; what is only good to know comes in the product. Of security nobody stays untold.
 */
export const notificationRules = {
  /** An application came or moved, up to the offer, and reminders to answer. */
  application: { app: 'on', push: 'on', email: 'on' },
  /** Work was handed in, changes asked for, approved, published; it is due or overdue. */
  deliverable: { app: 'on', push: 'on', email: 'on' },
  /** A pledge to a joint campaign came or moved. */
  pledge: { app: 'on', push: 'on', email: 'on' },
  /** Offers and what was agreed: accepted, changed, cancelled; usage rights that end. */
  agreement: { app: 'on', push: 'on', email: 'on' },
  /** A review is asked for, was written or answered. */
  review: { app: 'on', push: 'off', email: 'off' },
  /** Money held, released, sent back or shared out; coins; disputes. */
  money: { app: 'on', push: 'on', email: 'on' },
  /** A pool one paid into: a draw or a changed term that asks for one's word, as silence may agree. */
  pool: { app: 'always', push: 'on', email: 'always' },
  /** A payout moved. */
  payout: { app: 'on', push: 'on', email: 'on' },
  /** The subscription moved, or is about to be debited. */
  subscription: { app: 'on', push: 'on', email: 'on' },
  /** Somebody joined by one's link, or got started. */
  referral: { app: 'on', push: 'on', email: 'off' },
  /** The connection of a social account ends or has ended. */
  social: { app: 'on', push: 'on', email: 'on' },
  /** A message came while one was away. */
  chat: { app: 'on', push: 'on', email: 'off' },
  /** Sign-ins from new devices, passwords, contacts, sessions, payment methods. */
  security: { app: 'always', push: 'on', email: 'always' },
} as const satisfies Record<string, TypeRules>;

export type NotificationType = keyof typeof notificationRules;
export const notificationTypes = Object.keys(notificationRules) as [NotificationType, ...NotificationType[]];

interface Pair {
  type: NotificationType;
  channel: NotificationChannel;
}

/** Whether one is told of this in this way; `chosen` is what the person has set, if anything. */
export function isWished({ type, channel }: Pair, chosen: boolean | undefined): boolean {
  const wish: Wish = notificationRules[type][channel];
  return wish === 'always' || (chosen ?? wish === 'on');
}

/** Whether the person may switch this off. */
export function canSwitchOff({ type, channel }: Pair): boolean {
  return (notificationRules[type][channel] as Wish) !== 'always';
}
