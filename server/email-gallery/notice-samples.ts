import type { Locale } from '../../contract/kit/languages.ts';
import type { NotificationType } from '../../contract/notifications/notification-types.ts';
import type { NoticeDetails } from '../../database/json-columns.ts';

import { invitationNotice } from '../campaigns/invitations/invitations.rules.ts';
import { pledgeNotice } from '../campaigns/pledges/notices.rules.ts';
import { summaryNotice } from '../insights/summaries/summaries.rules.ts';
import type { EmailMessage } from '../kit/emails/email.ts';
import type { EmailConfig } from '../kit/emails/render.ts';
import { type LocalizedMessage, type LocalizedText, msg, verbatim } from '../kit/i18n/messages.ts';
import { noticeOf } from '../money/payouts/notices.rules.ts';
import { renewedNotice } from '../money/subscriptions/notices.rules.ts';
import { noticeEmail } from '../notifications/notifications/mails.emails.ts';
import { type EmailDetails, notifyIn } from '../notifications/notifications/notices.rules.ts';
import { brokenNotice } from '../social/social-sync/notices.rules.ts';
import { deliverableNotice } from '../work/deliverables/notices.rules.ts';
import { releasedDetails } from '../work/escrow/notices.rules.ts';
import { offerNotice } from '../work/offers/notices.rules.ts';

export type NoticeSamples = Record<`notice-${NotificationType}`, EmailMessage>;

interface Sample {
  title: LocalizedMessage;
  description: LocalizedText;
  link: string;
  email?: EmailDetails;
  person?: NoticeDetails['person'];
}

const brand = { name: 'Kottaram Spices', note: 'Rohan Kottaram, Kochi, Kerala', image: null };
const creator = { name: 'Aarohi Menon', note: 'Kochi, Kerala', image: null };
const campaign = 'Sadya at home: one leaf, twelve kitchens';
const page = '/campaign-details/8';

const invitedTo = {
  title: campaign,
  compensation: 'paid' as const,
  budget_per_creator: 18_000_00,
  content: [
    { type: 'reel', quantity: 2 },
    { type: 'story', quantity: 1 },
  ],
  application_deadline: '2026-11-25',
  end_date: '2026-12-03',
};

const words =
  'Aarohi, your Onam reel made my mother laugh out loud. Would you cook our sadya course by course, one reel for each half? Speak the way you speak at home.';

function applicationSample(): Sample {
  return { ...invitationNotice({ who: brand.name, words, campaign: invitedTo }), link: page, person: brand };
}

const offered = offerNotice({
  what: 'made',
  campaign,
  by: brand.name,
  isByOwner: true,
  note: null,
  amount: '₹18,000',
  sums: {
    side: 'creator',
    amount: 18_000_00,
    creatorGst: 0,
    fee: 900_00,
    tds: 0,
    net: 17_100_00,
    share: 0,
    bankBy: '2026-12-03',
  },
  expiresAt: new Date('2026-11-23T05:12:00Z'),
});
const payout = { net: 15_000_00, amount: 15_005_90, method_masked: 'HDFC Bank ••4821', utr: 'HDFCN26318114402' };
const net = { amount: 9_000_00, fee: 450_00, tds: 0, net: 8_550_00 };
const renewal = { plan: 'Growth', amount: 1_299_00, until: new Date('2026-12-28T04:30:00Z') };

const samples: Record<NotificationType, Sample> = {
  application: applicationSample(),
  deliverable: {
    ...deliverableNotice({
      row: { content_type: 'reel', number: 2 },
      to: 'changes_requested',
      campaign,
      note: 'Please show the leaf before the first spoon.',
    }),
    link: page,
    person: brand,
  },
  pledge: {
    ...pledgeNotice('pledged', { campaign, by: brand.name, note: null, amount: '₹40,000' }),
    link: page,
    person: brand,
  },
  agreement: { ...offered, link: page, person: brand },
  review: {
    title: msg`${{ who: brand.name }} wrote a review: ${{ campaign }}`,
    description: 'Write yours to read it.',
    link: page,
    person: brand,
  },
  money: {
    title: msg`${{ money: '₹8,550' }} is in your wallet: ${{ campaign: 'Monsoon brew' }}`,
    description: msg`For your work.`,
    email: releasedDetails({ ...net, share: 0 }),
    link: '/wallet',
    person: { name: 'Malabar Roasters', note: 'Kozhikode, Kerala', image: null },
  },
  pool: {
    title: msg`Proposed draw of ${{ money: '₹24,000' }} from the pool: ${{ campaign }}`,
    description: msg`Agree or object: all payers have to agree.`,
    link: page,
    person: brand,
  },
  payout: { ...noticeOf('paid', { ...payout, failure_reason: null }), link: '/wallet' },
  subscription: { ...renewedNotice(renewal), link: '/my-subscription' },
  referral: {
    title: msg`${{ who: 'Devika Nair' }} joined with your link`,
    description: verbatim(''),
    link: '/referal',
  },
  social: brokenNotice({ id: 1, owner_id: 0, handle: 'aarohi.eats', name: 'Instagram', kind: 'expired' }),
  search: {
    title: msg`${{ count: '3' }} new creators: ${{ search: 'Food in Kochi' }}`,
    description: 'They joined since the last alert on this saved search.',
    link: '/browse-influencer?category=food&sort=newest',
  },
  chat: {
    title: msg`${{ who: creator.name }} sent you a message`,
    description: verbatim(''),
    link: '/chat-section',
    person: creator,
  },
  summary: {
    ...summaryNotice(0, {
      days: { from: '2026-11-13', to: '2026-11-19' },
      isEarner: true,
      moved: 14_725_00,
      held: 48_450_00,
      heldFor: 3,
      todos: [
        {
          kind: 'hand_in',
          id: '1',
          campaign: { id: '8', title: campaign },
          people: [],
          count: 1,
          amount: null,
          piece: null,
          platform: null,
          reason: null,
          since: '2026-11-18T04:30:00Z',
          due: '2026-11-22',
        },
      ],
      todosTotal: 2,
      fitting: [{ id: '9', title: 'Wedding season lookbook', brand: 'Nandini Drapes', score: 84 }],
    }),
  },
  security: {
    title: msg`Your account is open again`,
    description: 'You can sign in again and others can find you.',
    link: '/dashboard',
  },
};

/** An example of each type of notification. */
export function noticeSamples({ brandName, publicUrl }: EmailConfig, locale: Locale): NoticeSamples {
  const waysOut = {
    stop: `${publicUrl}/unsubscribe?token=example`,
    oneClick: `${publicUrl}/api/notifications/unsubscribe/example`,
  };
  const drawn = (Object.entries(samples) as [NotificationType, Sample][]).map(([type, { person, ...sample }]) => {
    const { title, description, link, email } = notifyIn(locale, { accountId: 0, type, count: 1, ...sample });
    const details = { ...email, ...(person ? { person } : {}) };
    const news = [{ title, description: type === 'chat' ? '' : description, link, details }];
    const common = { name: 'Aarohi Menon', brand: brandName, publicUrl, waysOut, locale };
    return [`notice-${type}`, noticeEmail({ type, news, ...common })];
  });
  return Object.fromEntries(drawn) as NoticeSamples;
}
