import type { CardPicture } from '../../../contract/core/content-picture.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { type StoredPicture, viewPicture } from '../../kit/storage/stored-picture.rules.ts';
import { contentPolicy } from './content.policy.ts';
import type { ContentRow } from './content.queries.ts';

interface Reader {
  id: number;
  locale: Locale;
  urlOf: (key: string) => string;
  /** Address of a private file. */
  signedUrlOf: (key: string) => string;
  /** Names of partners by id. */
  names: ReadonlyMap<number, string>;
}

/** The row's picture; null for a link without one. */
function storedPictureOf({ picture, width, height, blur }: ContentRow): StoredPicture | null {
  if (picture === null || width === null || height === null || blur === null) return null;
  return { picture, width, height, blur };
}

function viewVideo(row: ContentRow, urlOf: Reader['signedUrlOf']): ContentItem['video'] {
  const { video_key: key, video_type: type, duration_ms: length } = row;
  if (key === null || type === null) return null;
  return {
    url: urlOf(key),
    type,
    bytes: row.video_bytes ?? 0,
    duration: length === null ? null : length / 1_000,
    width: row.video_width ?? 0,
    height: row.video_height ?? 0,
    codec: row.codec ?? '',
  };
}

export function viewItem(row: ContentRow, { id, locale, urlOf, signedUrlOf, names }: Reader): ContentItem {
  const isRead = row.social_account_id !== null;
  const { views, reach, likes, comments, shares, saves } = row;
  const stored = storedPictureOf(row);
  return {
    id: String(row.id),
    source: isRead ? 'read' : 'added',
    kind: row.kind,
    platform: row.platform_id,
    picture: stored && viewPicture(stored, urlOf),
    video: viewVideo(row, signedUrlOf),
    caption: row.caption,
    permalink: row.permalink,
    published_at: row.published_at?.toISOString() ?? null,
    partner: row.partner_id === null ? null : (names.get(row.partner_id) ?? null),
    figures: isRead ? { views, reach, likes, comments, shares, saves } : null,
    as_of: row.as_of?.toISOString() ?? null,
    card_place: row.card_place,
    can: viewCan(contentPolicy({ isOwn: row.influencer_id === id, isRead }), locale),
  };
}

/** A piece with its picture, by id; none for a link alone. */
export function viewCardPicture(row: ContentRow, urlOf: (key: string) => string): [number, CardPicture][] {
  const stored = storedPictureOf(row);
  if (!stored) return [];
  const { id, kind, platform_id: platform, caption } = row;
  return [[id, { id: String(id), kind, platform, caption, picture: viewPicture(stored, urlOf) }]];
}
