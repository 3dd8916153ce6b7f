import { canSwitchOff, type NotificationType, notificationRules } from '../../contract/notification-types.ts';

interface Waits {
  /** Minutes in which what comes is gathered into one letter. */
  minutes: number;
  /** Minutes a message may be unread before a letter tells of it. */
  chatMinutes: number;
}

/** Minutes until a notice is told by e-mail. */
export function dueAfter(type: NotificationType, { minutes, chatMinutes }: Waits): number {
  if (type === 'security') return 0;
  return type === 'chat' ? chatMinutes : minutes;
}

/** What was read in the product is not written; of security a letter goes out all the same. `isRead` null: not shown there. */
export function isStillNews(type: NotificationType, isRead: boolean | null): boolean {
  return type === 'security' || !isRead;
}

interface News {
  title: string;
  description: string;
  /** A path of the product. */
  link: string;
}

interface NoticeLetter {
  type: NotificationType;
  news: readonly News[];
  name: string;
  brand: string;
  publicUrl: string;
  /** Where one request ends letters of this type. */
  unsubscribe: string;
}

/** So many are written out; the product has the others. */
const mostItems = 10;

/** One letter for all that is new of one type. */
export function noticeLetter({ type, news, name, brand, publicUrl, unsubscribe }: NoticeLetter) {
  const { label } = notificationRules[type];
  const [only] = news;
  const shown = news.slice(0, mostItems).map((item) => ({ ...item, url: publicUrl + item.link }));
  const rest = news.length - shown.length;
  const more = rest > 0 ? `And ${rest} more: ${publicUrl}/all-notifications` : '';
  const isFixed = !canSwitchOff({ type, channel: 'email' });
  const footer = isFixed
    ? `${brand} always writes about the safety of your account.`
    : `You get this because e-mail is on for "${label}". Choose what you are told:`;
  const settings = `${publicUrl}/profile-settings#notifications`;
  return {
    subject: news.length === 1 && only ? only.title : `${label}: ${news.length} new`,
    text: [
      `Hello ${name},`,
      ...shown.map(({ title, description, url }) => [title, description, url].filter(Boolean).join('\n')),
      ...(more ? [more] : []),
      `${brand}\n${footer}${isFixed ? '' : `\n${settings}`}`,
    ].join('\n\n'),
    html: [
      `<p>Hello ${escapeHtml(name)},</p>`,
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

/** RFC 8058: the reader's mail program unsubscribes with one request. */
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
