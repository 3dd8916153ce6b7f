import type { Locale } from '../../../contract/kit/languages.ts';
import { canSwitchOff, type NotificationType } from '../../../contract/notifications/notification-types.ts';
import { inLanguage, type Said, say } from '../../kit/i18n/messages.ts';

interface Waits {
  /** Minutes for which notifications are gathered into one e-mail. */
  minutes: number;
  /** Minutes a chat message may stay unread before an e-mail announces it. */
  chatMinutes: number;
}

/** Minutes until a notification is sent by e-mail. */
export function dueAfter(type: NotificationType, { minutes, chatMinutes }: Waits): number {
  if (type === 'security' || type === 'pool') return 0;
  return type === 'chat' ? chatMinutes : minutes;
}

/** Notifications already read get no email, except those of security and pools. `isRead` null: not shown there. */
export function isStillNews(type: NotificationType, isRead: boolean | null): boolean {
  return type === 'security' || type === 'pool' || !isRead;
}

interface News {
  title: string;
  description: string;
  /** Path in the product. */
  link: string;
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

interface NoticeEmail {
  type: NotificationType;
  news: readonly News[];
  name: string;
  brand: string;
  publicUrl: string;
  /** URL for one-click unsubscribing from this type. */
  unsubscribe: string;
  locale: Locale;
}

/** Maximum number of notifications written out in an e-mail. */
const mostItems = 10;

/** One e-mail for all new notifications of a type. */
export function noticeEmail({ type, news, name, brand, publicUrl, unsubscribe, locale }: NoticeEmail) {
  const inWords = inLanguage(locale);
  const label = labels[type];
  const [only] = news;
  const shown = news.slice(0, mostItems).map((item) => ({ ...item, url: publicUrl + item.link }));
  const rest = news.length - shown.length;
  const more = rest > 0 ? inWords(say`And ${{ rest }} more: ${{ address: `${publicUrl}/all-notifications` }}`) : '';
  const isFixed = !canSwitchOff({ type, channel: 'email' });
  const hello = inWords(say`Hello ${{ name }},`);
  const footer = inWords(
    isFixed
      ? say`${{ brand }} always emails you about the security of your account.`
      : say`Email is on for "${{ label }}". Change this in your notification settings:`,
  );
  const settings = `${publicUrl}/profile-settings#notifications`;
  return {
    subject: news.length === 1 && only ? only.title : inWords(say`${{ label }}: ${{ count: news.length }} new`),
    text: [
      hello,
      ...shown.map(({ title, description, url }) => [title, description, url].filter(Boolean).join('\n')),
      ...(more ? [more] : []),
      `${brand}\n${footer}${isFixed ? '' : `\n${settings}`}`,
    ].join('\n\n'),
    html: [
      `<p>${escapeHtml(hello)}</p>`,
      ...shown.map(
        ({ title, description, url }) =>
          `<p><a href="${escapeHtml(url)}"><strong>${escapeHtml(title)}</strong></a>${description ? `<br>${escapeHtml(description)}` : ''}</p>`,
      ),
      ...(more ? [`<p>${escapeHtml(more)}</p>`] : []),
      `<p><small>${escapeHtml(brand)}<br>${escapeHtml(footer)}${isFixed ? '' : ` <a href="${escapeHtml(settings)}">${escapeHtml(settings)}</a>`}</small></p>`,
    ].join('\n'),
    ...(isFixed ? {} : { headers: oneClick(unsubscribe) }),
  };
}

/** RFC 8058: one-click unsubscribing by the reader's mail program. */
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
