import { useLingui } from '@lingui/react/macro';
import type { NotificationChannel, NotificationType } from '../../../contract/notifications/notification-types.ts';

/** What one is told about, and how, in words. */
export function useNoticeWords() {
  const { t } = useLingui();
  const types: Record<NotificationType, { name: string; text: string }> = {
    application: { name: t`Applications`, text: t`New ones, shortlists and answers` },
    deliverable: { name: t`Work`, text: t`Handed in, changes, approved, published, due` },
    pledge: { name: t`Pledges`, text: t`To joint campaigns of yours or by you` },
    agreement: { name: t`Agreements`, text: t`Offers, acceptances, changes, usage rights that end` },
    review: { name: t`Reviews`, text: t`Asked for, written, answered` },
    money: { name: t`Money`, text: t`Held, released, sent back; coins; disputes` },
    pool: { name: t`Pools`, text: t`Draws and changed terms that ask for your answer` },
    payout: { name: t`Payouts`, text: t`Each step until it is in your account` },
    subscription: { name: t`Subscription`, text: t`Payments, changes and what is debited next` },
    referral: { name: t`Referrals`, text: t`Who joined by your link, and what you earn` },
    social: { name: t`Social accounts`, text: t`A connection that ends or has ended` },
    chat: { name: t`New chats`, text: t`Messages that came while you were away` },
    security: { name: t`Security`, text: t`Sign-ins, passwords, contacts, payment methods` },
  };
  const channels: Record<NotificationChannel, string> = { app: t`Here`, push: t`Push`, email: t`E-mail` };
  return { types, channels, everything: t`Everything` };
}
