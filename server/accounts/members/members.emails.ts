import { memberRoleNames, memberRoleRights } from '../../../contract/accounts/member-role-words.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { type MemberRole, memberRoles } from '../../../contract/kit/permissions.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { listWord, msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import { recipientName } from '../../kit/i18n/recipient-name.ts';

interface Particulars {
  /** Language of the sender, because the recipient's is unknown. */
  locale: Locale;
  brand: string;
  /** The account's name. */
  account: string;
  inviter: string;
  roles: readonly MemberRole[];
  /** Of a talent manager. */
  terms: { until: string | null; share_basis_points: number | null };
  link: string;
}

/** The invitation to act for an account. */
export function memberInvitationEmail({
  locale,
  brand,
  account,
  inviter,
  roles,
  terms,
  link,
}: Particulars): EmailMessage {
  // Names as they may appear in an e-mail to a stranger.
  const who = recipientName(inviter) ?? msg`A member of ${{ brand }}`;
  const team = recipientName(account) ?? brand;
  const held = memberRoles.filter((role) => roles.includes(role));
  return {
    type: 'member-invitation',
    locale,
    recipient: null,
    subject: msg`${{ who }} invites you to the team of ${{ account: team }}`,
    preheader: msg`The link works for seven days and only for this address.`,
    blocks: [
      { kind: 'headline', text: msg`Join the team of ${{ account: team }}` },
      {
        kind: 'lead',
        text: msg`${{ who }} invites you to act for ${{ account: team }} on ${{ brand }}. Log in or sign up with this e-mail address to accept.`,
      },
      {
        kind: 'facts',
        facts: [
          ...held.map((role) => ({
            label: msg`${{ role: listWord(memberRoleNames[role]) }}`,
            value: memberRoleRights[role],
          })),
          ...termFacts(terms),
        ],
      },
      { kind: 'button', label: msg`See the invitation`, url: link },
      { kind: 'comfort', text: msg`The link works for seven days, once. If you don’t know them, ignore this email.` },
    ],
    reason:
      'You get this email once because they entered your address. We haven’t added you to any list, and you can ignore it.',
  };
}

function termFacts({ until, share_basis_points: share }: Particulars['terms']) {
  return [
    ...(share === null ? [] : [{ label: msg`Your share of each release`, value: verbatim(`${share / 100} %`) }]),
    ...(until === null ? [] : [{ label: msg`Last day`, value: msg`${{ day: onDay(until) }}` }]),
  ];
}

interface Transferred {
  locale: Locale;
  brand: string;
  account: string;
  giver: string;
  receiver: string;
  link: string;
}

/** Tells an owner that the account has another owner. */
export function accountTransferredEmail(details: Transferred): EmailMessage {
  const { locale, brand, link } = details;
  const account = recipientName(details.account) ?? brand;
  const giver = recipientName(details.giver) ?? msg`An owner`;
  const receiver = recipientName(details.receiver) ?? msg`A member of ${{ brand }}`;
  return {
    type: 'account-transferred',
    locale,
    recipient: null,
    subject: msg`${{ account }} has a new owner: ${{ receiver }}`,
    preheader: msg`${{ giver }} gave the account away and stays as an admin.`,
    blocks: [
      { kind: 'headline', text: msg`${{ account }} has a new owner` },
      {
        kind: 'lead',
        text: msg`${{ giver }} gave the account to ${{ receiver }}, who may do everything in it from now on. ${{ giver }} stays as an admin.`,
      },
      { kind: 'button', label: msg`See the team`, url: link },
      { kind: 'comfort', text: msg`If nobody told you about this, write to our support team at once.` },
    ],
    reason: 'You get this email because you are or were an owner of this account. It can’t be switched off.',
  };
}
