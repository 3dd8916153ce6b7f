import type { Locale } from '../../../contract/kit/languages.ts';
import { canSwitchOff, type NotificationType } from '../../../contract/notifications/notification-types.ts';
import type { NoticeDetails } from '../../../database/json-columns.ts';
import type { Block, EmailMessage } from '../../kit/emails/email.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';

interface News {
  title: string;
  description: string;
  /** Path in the product. */
  link: string;
  details: NoticeDetails;
}

/** Apart, because a property of this name is documentation elsewhere and is left out of the catalogues. */
const weeklySummary = msg`Weekly summary`;

/** Names of types in e-mails; pages have their own. */
const labels: Record<NotificationType, LocalizedMessage> = {
  application: msg`Applications`,
  deliverable: msg`Work`,
  pledge: msg`Pledges`,
  agreement: msg`Agreements`,
  review: msg`Reviews`,
  money: msg`Money`,
  pool: msg`Pools`,
  payout: msg`Payouts`,
  subscription: msg`Subscription`,
  referral: msg`Referrals`,
  social: msg`Social accounts`,
  search: msg`Saved searches`,
  chat: msg`New chats`,
  summary: weeklySummary,
  security: msg`Security`,
};

/** Labels of the button by the page it opens. */
const pages: readonly [start: string, label: LocalizedMessage][] = [
  ['/campaign-details', msg`See the campaign`],
  ['/joint-campaign', msg`See the campaign`],
  ['/wallet', msg`Open your wallet`],
  ['/my-subscription', msg`See your subscription`],
  ['/referal', msg`See your referrals`],
  ['/social-account-connect', msg`Check your social accounts`],
  ['/chat-section', msg`Read the message`],
  ['/profile-settings', msg`Check your account`],
  ['/browse-influencer', msg`See the new creators`],
  ['/dashboard', msg`Open your dashboard`],
];

function labelOf(link: string): LocalizedMessage {
  return pages.find(([start]) => link.startsWith(start))?.[1] ?? msg`See it`;
}

interface NoticeEmail {
  type: NotificationType;
  news: readonly News[];
  name: string;
  brand: string;
  publicUrl: string;
  /** Addresses for unsubscribing from this type. */
  waysOut: { stop: string; oneClick: string };
  locale: Locale;
}

/** One e-mail for all new notifications of a type. */
export function noticeEmail({ type, news, name, brand, publicUrl, waysOut, locale }: NoticeEmail): EmailMessage {
  const label = labels[type];
  const isFixed = !canSwitchOff({ type, channel: 'email' });
  const [only] = news;
  const words = news.length === 1 && only ? forOne(only, publicUrl) : forSeveral(news, { label, publicUrl });
  return {
    type: `notice-${type}`,
    locale,
    recipient: name,
    ...words,
    reason: isFixed
      ? msg`You get this because ${{ brand }} always tells you about this by email.`
      : msg`You get this because email is on for “${{ label }}”.`,
    waysOut: { settings: true, ...(isFixed ? {} : waysOut) },
  };
}

type Words = Pick<EmailMessage, 'subject' | 'preheader' | 'blocks'>;

function forOne({ title, description, link, details }: News, publicUrl: string): Words {
  const { headline = title, lead = description, person, quote, money, facts, items, button } = details;
  const picture = person?.image ? new URL(person.image, publicUrl).href : null;
  const blocks: (Block | null)[] = [
    { kind: 'headline', text: verbatim(headline) },
    person
      ? { kind: 'person', name: person.name, note: person.note ? verbatim(person.note) : null, image: picture }
      : null,
    quote ? { kind: 'quote', text: verbatim(quote) } : null,
    money ? { kind: 'money', amount: money.amount, note: verbatim(money.note) } : null,
    lead ? { kind: 'lead', text: verbatim(lead) } : null,
    facts
      ? {
          kind: 'facts',
          facts: facts.map((fact) => ({ ...fact, label: verbatim(fact.label), value: verbatim(fact.value) })),
        }
      : null,
    items?.length
      ? {
          kind: 'items',
          items: items.map((item) => ({
            title: verbatim(item.title),
            note: verbatim(item.note),
            url: publicUrl + item.link,
          })),
        }
      : null,
    { kind: 'button', label: button ? verbatim(button) : labelOf(link), url: publicUrl + link },
  ];
  const adds = lead || quote;
  return {
    subject: verbatim(title),
    preheader: adds ? verbatim(adds) : labelOf(link),
    blocks: blocks.filter((block) => block !== null),
  };
}

/** Maximum number of notifications written out in an e-mail. */
const mostItems = 10;

function forSeveral(
  news: readonly News[],
  { label, publicUrl }: { label: LocalizedMessage; publicUrl: string },
): Words {
  const title = msg`${{ label }}: ${{ count: news.length }} new`;
  const items = news.slice(0, mostItems).map((item) => ({
    title: verbatim(item.title),
    note: item.description ? verbatim(item.description) : null,
    url: publicUrl + item.link,
  }));
  const rest = news.length - items.length;
  return {
    subject: title,
    preheader: verbatim(news[0]?.title ?? ''),
    blocks: [
      { kind: 'headline', text: title },
      { kind: 'items', items },
      ...(rest > 0 ? ([{ kind: 'lead', text: msg`And ${{ rest }} more.` }] as const) : []),
      { kind: 'button', label: msg`See all notifications`, url: `${publicUrl}/all-notifications` },
    ],
  };
}
