import type { Locale } from '../../../contract/kit/languages.ts';
import { canSwitchOff, type NotificationType } from '../../../contract/notifications/notification-types.ts';
import type { NoticeDetails } from '../../../database/json-columns.ts';
import type { Block, EmailMessage } from '../../kit/emails/email.ts';
import { asIs, type Said, say } from '../../kit/i18n/messages.ts';

interface News {
  title: string;
  description: string;
  /** Path in the product. */
  link: string;
  details: NoticeDetails;
}

/** Names of types in e-mails; pages have their own. */
const labels: Record<NotificationType, Said> = {
  application: say`Applications`,
  deliverable: say`Work`,
  pledge: say`Pledges`,
  agreement: say`Agreements`,
  review: say`Reviews`,
  money: say`Money`,
  pool: say`Pools`,
  payout: say`Payouts`,
  subscription: say`Subscription`,
  referral: say`Referrals`,
  social: say`Social accounts`,
  search: say`Saved searches`,
  chat: say`New chats`,
  security: say`Security`,
};

/** Labels of the button by the page it opens. */
const pages: readonly [start: string, label: Said][] = [
  ['/campaign-details', say`See the campaign`],
  ['/joint-campaign', say`See the campaign`],
  ['/wallet', say`Open your wallet`],
  ['/my-subscription', say`See your subscription`],
  ['/referal', say`See your referrals`],
  ['/social-account-connect', say`Check your social accounts`],
  ['/chat-section', say`Read the message`],
  ['/profile-settings', say`Check your account`],
  ['/browse-influencer', say`See the new creators`],
];

function labelOf(link: string): Said {
  return pages.find(([start]) => link.startsWith(start))?.[1] ?? say`See it`;
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
    ...{ type: `notice-${type}`, locale, recipient: name, ...words },
    reason: isFixed
      ? say`You get this because ${{ brand }} always tells you about this by email.`
      : say`You get this because email is on for “${{ label }}”.`,
    waysOut: { settings: true, ...(isFixed ? {} : waysOut) },
  };
}

type Words = Pick<EmailMessage, 'subject' | 'preheader' | 'blocks'>;

function forOne({ title, description, link, details }: News, publicUrl: string): Words {
  const { headline = title, lead = description, person, quote, money, facts, button } = details;
  const picture = person?.image ? new URL(person.image, publicUrl).href : null;
  const blocks: (Block | null)[] = [
    { kind: 'headline', text: asIs(headline) },
    person ? { kind: 'person', name: person.name, note: person.note ? asIs(person.note) : null, image: picture } : null,
    quote ? { kind: 'quote', text: asIs(quote) } : null,
    money ? { kind: 'money', amount: money.amount, note: asIs(money.note) } : null,
    lead ? { kind: 'lead', text: asIs(lead) } : null,
    facts
      ? { kind: 'facts', facts: facts.map((fact) => ({ ...fact, label: asIs(fact.label), value: asIs(fact.value) })) }
      : null,
    { kind: 'button', label: button ? asIs(button) : labelOf(link), url: publicUrl + link },
  ];
  const adds = lead || quote;
  return {
    subject: asIs(title),
    preheader: adds ? asIs(adds) : labelOf(link),
    blocks: blocks.filter((block) => block !== null),
  };
}

/** Maximum number of notifications written out in an e-mail. */
const mostItems = 10;

function forSeveral(news: readonly News[], { label, publicUrl }: { label: Said; publicUrl: string }): Words {
  const title = say`${{ label }}: ${{ count: news.length }} new`;
  const items = news.slice(0, mostItems).map((item) => ({
    title: asIs(item.title),
    note: item.description ? asIs(item.description) : null,
    url: publicUrl + item.link,
  }));
  const rest = news.length - items.length;
  return {
    subject: title,
    preheader: asIs(news[0]?.title ?? ''),
    blocks: [
      { kind: 'headline', text: title },
      { kind: 'items', items },
      ...(rest > 0 ? ([{ kind: 'lead', text: say`And ${{ rest }} more.` }] as const) : []),
      { kind: 'button', label: say`See all notifications`, url: `${publicUrl}/all-notifications` },
    ],
  };
}
