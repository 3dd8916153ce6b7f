import type { Locale } from '../../contract/kit/languages.ts';
import {
  codeEmail,
  contactChangedEmail,
  newSignInEmail,
  passwordChangedEmail,
  undoneEmail,
} from '../accounts/auth/auth.emails.ts';
import { factorChangedEmail, recoveryEmail } from '../accounts/auth/factor.emails.ts';
import { accountTransferredEmail, memberInvitationEmail } from '../accounts/members/members.emails.ts';
import { liftedEmail, suspendedEmail } from '../accounts/suspensions/suspensions.emails.ts';
import { creatorInvitationEmail } from '../campaigns/crm/crm.emails.ts';
import type { EmailMessage } from '../kit/emails/email.ts';
import type { EmailType } from '../kit/emails/email-types.ts';
import type { EmailConfig } from '../kit/emails/render.ts';
import { msg } from '../kit/i18n/messages.ts';
import { paymentMethodEmail } from '../money/payment-methods/payment-methods.emails.ts';
import { invitationEmail } from '../money/referrals/referrals.emails.ts';
import { debitEmail } from '../money/subscriptions/subscriptions.emails.ts';
import { contactEmail } from '../notifications/contact/contact.emails.ts';
import { confirmEmail } from '../notifications/newsletter/newsletter.emails.ts';
import { removalEmail } from '../operators/removal-requests/removal-requests.emails.ts';
import { erasedEmail } from '../privacy/personal-data/personal-data.emails.ts';
import { type NoticeSamples, noticeSamples } from './notice-samples.ts';

type OwnSamples = Record<Exclude<EmailType, keyof NoticeSamples>, EmailMessage>;

/** An example of each type: the product's own functions with the people of the demo. A type without one does not compile. */
export function emailSamples(config: EmailConfig, locale: Locale): Record<EmailType, EmailMessage> {
  return { ...ownSamples(config, locale), ...noticeSamples(config, locale) };
}

function ownSamples({ brandName: brand, publicUrl, supportEmail: support }: EmailConfig, locale: Locale): OwnSamples {
  const common = { locale, brand, publicUrl };
  const owner = { ...common, support, name: 'Aarohi Menon' };
  const code = { ...common, code: '419206', name: 'Aarohi Menon' };
  const undo = { link: `${publicUrl}/security/undo-change#token=example`, until: new Date('2026-11-23T05:12:00Z') };
  const signIn = { device: msg`${{ browser: 'Chrome' }} on ${{ system: 'Windows' }}`, address: '203.0.113.7' };
  const person = { ...common, support, fullname: 'Aarohi Menon' };
  const newsletter = { page: `${publicUrl}/newsletter?token=example`, unsubscribe: `${publicUrl}/api/newsletter` };
  return {
    'code-signup': codeEmail({ ...code, purpose: 'signup' }),
    'code-reset': codeEmail({ ...code, purpose: 'reset' }),
    'code-contact': codeEmail({ ...code, purpose: 'contact' }),
    'code-step-up': codeEmail({ ...code, purpose: 'step_up' }),
    'code-recovery': codeEmail({ ...code, purpose: 'recovery' }),
    'code-removal': removalEmail(code),
    'password-changed': passwordChangedEmail({ ...owner, undo }),
    'contact-changed': contactChangedEmail({ ...owner, channel: 'mobile', contact: '98••••••10', undo: null }),
    'new-sign-in': newSignInEmail({
      ...owner,
      ...signIn,
      at: new Date('2026-11-19T21:42:00Z'),
      link: `${publicUrl}/security/not-me#token=example`,
    }),
    'change-undone': undoneEmail(owner),
    'factor-changed': factorChangedEmail({
      ...owner,
      undo,
      headline: msg`A passkey was added`,
      lead: msg`“${{ name: 'Pixel 8' }}” can now sign in to your account by itself. You can remove it under Security.`,
    }),
    'factor-recovery': recoveryEmail({
      ...owner,
      readyAt: new Date('2026-11-22T21:42:00Z'),
      link: `${publicUrl}/security/recovery#token=example`,
    }),
    'payment-method-added': paymentMethodEmail({ ...owner, method: msg`bank account ${{ masked: '••4821' }}` }),
    'account-suspended': suspendedEmail({ ...person, reason: 'Three brands reported bought followers.' }),
    'account-restored': liftedEmail(person),
    'account-erased': erasedEmail({ ...common, support }),
    'member-invitation': memberInvitationEmail({
      ...common,
      account: 'Kottaram Spices',
      inviter: 'Rohan Kottaram',
      roles: ['manager', 'finance'],
      terms: { until: null, share_basis_points: null },
      link: `${publicUrl}/join-team#token=example`,
    }),
    'account-transferred': accountTransferredEmail({
      ...common,
      account: 'Kottaram Spices',
      giver: 'Rohan Kottaram',
      receiver: 'Lekha Thomas',
      link: `${publicUrl}/team`,
    }),
    'referral-invitation': invitationEmail({ locale, brand, name: 'Kabir Anand', link: `${publicUrl}/r/example` }),
    'newsletter-confirmation': confirmEmail({ locale, brand, ...newsletter }),
    'creator-invitation': creatorInvitationEmail({
      locale,
      brand,
      account: 'Kottaram Spices',
      link: `${publicUrl}/signup`,
      words: 'Your appam video made us hungry. Would you cook with our pepper?',
      never: `${publicUrl}/never-write?token=example`,
      oneClick: `${publicUrl}/api/crm/never-write/example`,
    }),
    'contact-message': contactEmail(
      {
        name: 'Zoya Khan',
        email: 'zoya@example.in',
        message: 'When does my payout arrive?\nI asked for it on Monday.',
      },
      publicUrl,
    ),
    'debit-notice': debitEmail({
      locale,
      brand,
      name: 'Rohan Kottaram',
      page: `${publicUrl}/my-subscription`,
      plan: 'Growth',
      amount: '₹1,299',
      chargeAt: new Date('2026-11-28T04:30:00Z'),
    }),
  };
}
