import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { CircleDashed, Clapperboard, Image, Play, Radio, Video } from 'lucide-react';
import type { Visibility } from '../../contract/campaigns/campaign-enums.ts';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { ContentId } from '../../contract/core/platforms.ts';
import { dateInIndia } from '../../contract/kit/calendar.ts';
import { formatShortDate } from './format.ts';
import { wordIn } from './i18n/i18n.ts';

export const contentNames: Record<ContentId, MessageDescriptor> = {
  post: msg`Post`,
  reel: msg`Reel`,
  story: msg`Story`,
  video: msg`Video`,
  short: msg`Short`,
  live: msg`Live`,
};

export const visibilityNames: Record<Visibility, MessageDescriptor> = {
  public: msg`Everybody`,
  link: msg`By link only`,
  invited: msg`By invitation only`,
};

export const contentIcons: Record<ContentId, LucideIcon> = {
  post: Image,
  reel: Clapperboard,
  story: CircleDashed,
  video: Video,
  short: Play,
  live: Radio,
};

function quantityOf(type: string, count: number): MessageDescriptor | null {
  switch (type as ContentId) {
    case 'post':
      return msg`${plural(count, { one: '# post', other: '# posts' })}`;
    case 'reel':
      return msg`${plural(count, { one: '# reel', other: '# reels' })}`;
    case 'story':
      return msg`${plural(count, { one: '# story', other: '# stories' })}`;
    case 'video':
      return msg`${plural(count, { one: '# video', other: '# videos' })}`;
    case 'short':
      return msg`${plural(count, { one: '# short', other: '# shorts' })}`;
    case 'live':
      return msg`${plural(count, { one: '# live', other: '# lives' })}`;
    default:
      return null;
  }
}

/** For example 'Reel 1'. */
export function pieceName({ type, number }: { type: string; number: number }, i18n: I18n): string {
  const name = contentNames[type as ContentId];
  return `${name ? i18n._(name) : type} ${number}`;
}

/** The same of the key by which payments name a piece, such as `reel-1`. */
export function pieceNamed(key: string, i18n: I18n): string {
  const [type = '', number] = key.split('-');
  return pieceName({ type, number: Number(number) }, i18n);
}

/** For example "2 reels, 1 story". */
export function deliverablesInWords(content: Campaign['content'], i18n: I18n): string {
  return content
    .flatMap(({ type, quantity }) => {
      const words = quantityOf(type, quantity);
      return words ? i18n._(words) : [];
    })
    .join(', ');
}

/** For example "2 reels due 12 Dec, 1 story". */
export function dueDeliverablesInWords(content: Campaign['content'], i18n: I18n): string {
  return content
    .map(({ due, ...made }) => {
      const words = deliverablesInWords([made], i18n);
      if (!due) return words;
      const day = formatShortDate(due, i18n.locale);
      return i18n._(msg`${words} due ${day}`);
    })
    .join(', ');
}

/** For example "90 days after the end, in India". */
export function usageInWords({ days, territory }: NonNullable<Campaign['usage_rights']>, i18n: I18n): string {
  const place = wordIn(i18n.locale, territory);
  if (days === null) return i18n._(msg`No time limit, in ${place}`);
  return i18n._(msg`${plural(days, { one: '# day', other: '# days' })} after the end, in ${place}`);
}

export const compensationNames: Record<NonNullable<Campaign['compensation']>, MessageDescriptor> = {
  paid: msg({ message: 'Paid', context: 'compensation' }),
  product: msg`Product`,
  commission: msg`Commission`,
  mixed: msg`Paid and product`,
};

export const objectiveNames: Record<NonNullable<Campaign['objective']>, MessageDescriptor> = {
  awareness: msg`Awareness`,
  sales: msg`Sales`,
  launch: msg`Launch`,
  content: msg`Content`,
  event: msg`Event`,
};

export const sortNames = {
  match: msg`Best match`,
  newest: msg`Newest`,
  deadline: msg`Closing soon`,
  pay: msg`Highest pay`,
} as const;

export const needNames: Record<Campaign['needs'][number]['kind'], MessageDescriptor> = {
  budget: msg`Budget`,
  product: msg`Product`,
  venue: msg`Venue`,
  production: msg`Production`,
  reach: msg`Reach`,
  travel: msg`Travel`,
  media: msg`Media`,
  other: msg`Other`,
};

interface Deadline {
  type: Campaign['type'];
  /** `2026-11-30`, in India. */
  deadline: string;
  /** The same day, formatted. */
  last: string;
}

/** Deadline for applying or pledging, or that it has passed. */
export function deadlineInWords({ type, deadline, last }: Deadline, i18n: I18n): string {
  if (dateInIndia(new Date()) > deadline) return i18n._(msg`Closed on ${last}`);
  return i18n._(type === 'joint' ? msg`Pledge until end of ${last}` : msg`Apply until end of ${last}`);
}
