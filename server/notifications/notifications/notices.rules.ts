import type { Locale } from '../../../contract/kit/languages.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import type { NotificationType } from '../../../contract/notifications/notification-types.ts';
import { inLanguage, type Said, type Sayable } from '../../kit/i18n/messages.ts';

export interface Notice {
  accountId: number;
  type: NotificationType;
  /** Who, what and which campaign, with the amount where there is one; what is longer than 80 characters is cut. */
  title: Said;
  description: Sayable;
  /** The page it opens, from its slash. */
  link: string;
  /** The person it is about. */
  senderId?: number | null | undefined;
  /** While a notice of this key is unread, it is renewed instead of adding another, and comes first again. */
  groupKey?: string;
  /** Its words once there are several; {count} stands for how many, {more} for those beside the newest. */
  many?: { title: Said; description?: Sayable };
  /** A letter of its own tells it already: no other is written. */
  hasEmail?: true;
}

export type CountedNotice = Notice & { count: number };

/** A notice as its reader sees it. */
export interface ToldNotice extends Omit<CountedNotice, 'title' | 'description' | 'many'> {
  title: string;
  description: string;
  many?: { title: string; description?: string };
}

/** A notice in its reader's language. */
export function notifyIn(locale: Locale, { many, ...notice }: CountedNotice): ToldNotice {
  const inWords = inLanguage(locale);
  const told = { ...notice, title: fitTitle(inWords(notice.title)), description: inWords(notice.description) };
  if (!many) return told;
  const { title, description } = many;
  return { ...told, many: { title: inWords(title), ...(description ? { description: inWords(description) } : {}) } };
}

const longestTitle = 80;

/** A title that fits its line, cut at a word. */
export function fitTitle(title: string): string {
  if (title.length <= longestTitle) return title;
  const cut = cutText(title, longestTitle - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longestTitle / 2 ? end : undefined).trimEnd()}…`;
}

/** Notices of one batch as they are kept: of a group one, the newest, counted; in one order, so that batches do not wait for each other in a circle. */
export function mergeGroups(notices: readonly Notice[]): CountedNotice[] {
  const merged = new Map<string, CountedNotice>();
  for (const [index, notice] of notices.entries()) {
    const key = `${notice.accountId} ${notice.groupKey === undefined ? `: ${index}` : notice.groupKey}`;
    const count = (merged.get(key)?.count ?? 0) + 1;
    merged.set(key, { ...notice, count });
  }
  return [...merged.values()].sort((a, b) => a.accountId - b.accountId || compare(a.groupKey ?? '', b.groupKey ?? ''));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Words for several, with their number put in. */
export function countIn(words: string, count: number): string {
  return words.replaceAll('{count}', String(count)).replaceAll('{more}', String(count - 1));
}
