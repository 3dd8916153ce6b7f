import { type NotificationType, notificationTypes } from '../../../contract/notifications/notification-types.ts';

const ownTypes = [
  'code-signup',
  'code-reset',
  'code-contact',
  'code-step-up',
  'code-recovery',
  'code-removal',
  'password-changed',
  'contact-changed',
  'new-sign-in',
  'change-undone',
  'factor-changed',
  'factor-recovery',
  'payment-method-added',
  'account-suspended',
  'account-restored',
  'account-erased',
  'referral-invitation',
  'member-invitation',
  'account-transferred',
  'newsletter-confirmation',
  'creator-invitation',
  'contact-message',
  'debit-notice',
] as const;

/** All types of e-mails: one for each kind of notification, and those that are sent directly. */
export type EmailType = (typeof ownTypes)[number] | `notice-${NotificationType}`;

export const emailTypes: readonly EmailType[] = [
  ...ownTypes,
  ...notificationTypes.map((type) => `notice-${type}` as const),
];
