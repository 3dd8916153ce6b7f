/** Delivery channels of notifications. */
export const notificationChannels = ['app', 'push', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Default of a notification; `always` cannot be switched off. */
type Wish = 'on' | 'off' | 'always';

type TypeRules = Record<NotificationChannel, Wish>;

/**
 * All notification types with their defaults. E-mail is on for tasks, money and the account; other news appear in the
 * product only. Security notifications cannot be switched off.
 */
export const notificationRules = {
  /** An application was received or moved, up to the offer; reminders to answer. */
  application: { app: 'on', push: 'on', email: 'on' },
  /** Work was handed in, approved, published, sent back for changes, is due or overdue. */
  deliverable: { app: 'on', push: 'on', email: 'on' },
  /** A pledge to a joint campaign was received or moved. */
  pledge: { app: 'on', push: 'on', email: 'on' },
  /** Offers and agreements: accepted, changed, cancelled; usage rights that expire. */
  agreement: { app: 'on', push: 'on', email: 'on' },
  /** A review was requested, written or answered. */
  review: { app: 'on', push: 'off', email: 'off' },
  /** Money held, released, refunded or shared out; coins; disputes. */
  money: { app: 'on', push: 'on', email: 'on' },
  /** A draw or changed terms in a pool the user paid into, where silence counts as consent. */
  pool: { app: 'always', push: 'on', email: 'always' },
  /** A payout changed its status. */
  payout: { app: 'on', push: 'on', email: 'on' },
  /** A subscription changed, or is about to be debited. */
  subscription: { app: 'on', push: 'on', email: 'on' },
  /** Somebody joined by the user's link, or qualified. */
  referral: { app: 'on', push: 'on', email: 'off' },
  /** The connection of a social account expires or has expired. */
  social: { app: 'on', push: 'on', email: 'on' },
  /** Creators joined whom a saved search with alerts finds. */
  search: { app: 'on', push: 'off', email: 'on' },
  /** A message was received while the user was offline. */
  chat: { app: 'on', push: 'on', email: 'off' },
  /** Summary of a week and open tasks, on Fridays; only for those who choose it. */
  summary: { app: 'off', push: 'off', email: 'off' },
  /** Sign-ins from new devices; changed passwords, contacts, sessions and payment methods. */
  security: { app: 'always', push: 'on', email: 'always' },
} as const satisfies Record<string, TypeRules>;

export type NotificationType = keyof typeof notificationRules;
export const notificationTypes = Object.keys(notificationRules) as [NotificationType, ...NotificationType[]];

interface Pair {
  type: NotificationType;
  channel: NotificationChannel;
}

/** Whether a notification is sent on this channel; `chosen` is the person's own setting, if any. */
export function isWished({ type, channel }: Pair, chosen: boolean | undefined): boolean {
  const wish: Wish = notificationRules[type][channel];
  return wish === 'always' || (chosen ?? wish === 'on');
}

/** Whether the setting can be switched off. */
export function canSwitchOff({ type, channel }: Pair): boolean {
  return (notificationRules[type][channel] as Wish) !== 'always';
}
