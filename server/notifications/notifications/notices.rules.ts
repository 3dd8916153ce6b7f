import type { Locale } from '../../../contract/kit/languages.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import type { NotificationType } from '../../../contract/notifications/notification-types.ts';
import type { NoticeDetails } from '../../../database/json-columns.ts';
import { type Audience, wholeAccount } from '../../kit/context/live.ts';
import type { Fact } from '../../kit/emails/email.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { asMessage, inLanguage, type LocalizedMessage, type LocalizedText } from '../../kit/i18n/messages.ts';

/** Content of the e-mail besides the title; without it the description is all. */
export interface EmailDetails {
  /** Instead of the title, which stays the subject. */
  headline?: LocalizedMessage;
  /** Instead of the description. */
  lead?: LocalizedText;
  /** Words of the sender. */
  quote?: LocalizedMessage;
  /** The figure it is about, such as "₹8,550", and what it is. */
  money?: { amount: string; note: LocalizedText };
  facts?: readonly Fact[];
  /** Things to open, each with a path in the product. */
  items?: readonly { title: LocalizedText; note: LocalizedText; link: string }[];
  /** Label of the button that opens the page. */
  button?: LocalizedMessage;
}

export interface Notice {
  accountId: number;
  type: NotificationType;
  /** Names the actor, the act, the campaign and any amount; cut at 80 characters. */
  title: LocalizedMessage;
  description: LocalizedText;
  /** Path of the page it opens. */
  link: string;
  /** Person it is about. */
  senderId?: number | null | undefined;
  /** While a notification with this key is unread, it is renewed and moved to the top instead of adding another. */
  groupKey?: string;
  /** Text for several; {count} is their number, {more} the number besides the newest. */
  many?: { title: LocalizedMessage; description?: LocalizedText };
  /** Set where it is for the person who registered the account only, as what they are told about their other accounts. */
  isPersonal?: true;
  /** Set when another e-mail says the same, so that none is queued. */
  hasEmail?: true;
  email?: EmailDetails;
}

/** Types that every member is told of: they name no sums. */
const plainTypes: readonly NotificationType[] = ['social', 'search', 'chat', 'security'];

export const isPlain = (type: NotificationType): boolean => plainTypes.includes(type);

/** In the link of a notification about a campaign, for JavaScript and PostgreSQL alike. */
const campaignInLink = '^/campaign-details/([0-9]+)';

/** Filter of an account's notifications for one member. */
export interface Shown {
  isRegistrant: boolean;
  /** For one who works on named campaigns; null: of all. */
  named: { campaignIds: readonly number[]; plainTypes: readonly NotificationType[]; campaignInLink: string } | null;
}

export function shownTo({ id, person, campaignIds }: NoticeReader): Shown {
  const named = campaignIds && { campaignIds, plainTypes, campaignInLink };
  return { isRegistrant: person.home.id === id, named };
}

/** A member of an account. */
export type NoticeReader = Pick<User, 'id' | 'campaignIds'> & { person: { home: { id: number } } };

/** Members who are told live and by push; undefined: all. */
export function audienceOf({
  type,
  link,
  isPersonal,
}: Pick<Notice, 'type' | 'link' | 'isPersonal'>): Audience | undefined {
  if (isPersonal) return 'registrant';
  if (isPlain(type)) return undefined;
  const [, id] = new RegExp(campaignInLink).exec(link) ?? [];
  return id ? { campaignId: Number(id) } : wholeAccount;
}

export type CountedNotice = Notice & { count: number };

/** A notification translated for its reader. */
export interface LocalizedNotice extends Omit<CountedNotice, 'title' | 'description' | 'many' | 'email'> {
  title: string;
  description: string;
  email: NoticeDetails;
  many?: { title: string; description?: string };
}

/** Translates a notification. */
export function notifyIn(locale: Locale, { many, email, ...notice }: CountedNotice): LocalizedNotice {
  const inWords = inLanguage(locale);
  const localized = {
    ...notice,
    title: fitTitle(inWords(notice.title)),
    description: inWords(notice.description),
    email: detailsIn(inWords, email ?? {}),
  };
  if (!many) return localized;
  const { title, description } = many;
  return {
    ...localized,
    many: {
      title: inWords(countedLater(title)),
      ...(description ? { description: inWords(countedLater(description)) } : {}),
    },
  };
}

function detailsIn(inWords: (words: LocalizedText) => string, details: EmailDetails): NoticeDetails {
  const { headline, lead, quote, money, facts, items, button } = details;
  const lines = facts?.map(({ label, value, isSum }) => ({
    label: inWords(label),
    value: inWords(value),
    ...(isSum ? { isSum } : {}),
  }));
  return {
    ...(headline ? { headline: inWords(headline) } : {}),
    ...(lead === undefined ? {} : { lead: inWords(lead) }),
    ...(quote ? { quote: inWords(quote) } : {}),
    ...(money ? { money: { amount: money.amount, note: inWords(money.note) } } : {}),
    ...(lines ? { facts: lines } : {}),
    ...(items
      ? { items: items.map(({ title, note, link }) => ({ title: inWords(title), note: inWords(note), link })) }
      : {}),
    ...(button ? { button: inWords(button) } : {}),
  };
}

/** Keeps {count} and {more} in the text: the number is known once the notification is stored. */
function countedLater(words: LocalizedText): LocalizedText {
  const { template, values } = asMessage(words);
  const open = ['count', 'more'].filter((name) => template.includes(`{${name}}`));
  if (open.length === 0) return words;
  return { template, values: { ...Object.fromEntries(open.map((name) => [name, `{${name}}`])), ...values } };
}

const longestTitle = 80;

/** Shortens a title to the maximum length, at a word. */
export function fitTitle(title: string): string {
  if (title.length <= longestTitle) return title;
  const cut = cutText(title, longestTitle - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longestTitle / 2 ? end : undefined).trimEnd()}…`;
}

/**
 * Merges the notifications of a batch: per group only the newest, counted; in a fixed order, so that concurrent batches
 * cannot deadlock.
 */
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

/** Inserts the number into the text for several. */
export function countIn(words: string, count: number): string {
  return words.replaceAll('{count}', String(count)).replaceAll('{more}', String(count - 1));
}
