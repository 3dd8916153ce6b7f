import { useLingui } from '@lingui/react/macro';
import type { NotificationChannel, NotificationType } from '../../../contract/notifications/notification-types.ts';

/** Labels of notification types and channels. */
export function useNoticeWords() {
  const { t } = useLingui();
  const types: Record<NotificationType, { name: string; text: string }> = {
    application: { name: t`Applications`, text: t`New applications, shortlists and answers` },
    deliverable: { name: t`Work`, text: t`Submissions, changes, approvals, publishing, due dates` },
    pledge: { name: t`Pledges`, text: t`Pledges you made or received` },
    agreement: { name: t`Agreements`, text: t`Offers, acceptances, changes, expiring usage rights` },
    review: { name: t`Reviews`, text: t`Review reminders, new reviews and replies` },
    money: { name: t`Money`, text: t`Money on hold, released or refunded; coins; disputes` },
    pool: { name: t`Pools`, text: t`Draws and new terms that need your answer` },
    payout: { name: t`Payouts`, text: t`Every step until the money is in your account` },
    subscription: { name: t`Subscription`, text: t`Payments, changes and upcoming charges` },
    referral: { name: t`Referrals`, text: t`Who joined with your link and what you earn` },
    social: { name: t`Social accounts`, text: t`Connections that are expiring or have expired` },
    search: { name: t`Saved searches`, text: t`New creators in searches you get alerts for` },
    chat: { name: t`New chats`, text: t`Messages you received while away` },
    summary: { name: t`Weekly summary`, text: t`Each Friday morning: your week, and what waits for you` },
    security: { name: t`Security`, text: t`Sign-ins, passwords, contacts, payment methods` },
  };
  const channels: Record<NotificationChannel, string> = { app: t`In the app`, push: t`Push`, email: t`Email` };
  return { types, channels, everything: t`Everything` };
}
