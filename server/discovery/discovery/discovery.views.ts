import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { InfluencerDetails, InfluencerPage } from '../../../contract/discovery/discovery.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { viewPicture } from '../../kit/storage/stored-picture.rules.ts';
import type { CardRow, DetailRow } from './cards.queries.ts';

interface Look {
  locked: boolean;
  replies: InfluencerCard['replies'];
  imageUrl: string | null;
  /** Address of a stored file. */
  urlOf: (key: string) => string;
  /** Content type whose price the card shows; the lowest price by default. */
  format?: string | undefined;
}

/** A profile's card. Gated contact data is not even read for it. */
export function toInfluencerCard(row: CardRow, { locked, replies, imageUrl, urlOf, format }: Look): InfluencerCard {
  const rates = row.rates.map((rate) => ({
    platform: rate.platform_id,
    content: { id: rate.content_id, name: rate.content_name },
    price: toRupees(rate.price),
  }));
  return {
    id: String(row.id),
    type: 'influencer',
    fullname: row.display_name,
    username: row.username,
    profile_image: imageUrl,
    bio: row.bio,
    city: row.city,
    country: row.country,
    gender: row.gender,
    categories: row.category_names,
    languages: row.language_names,
    verified: row.verified,
    claimed: row.account_id !== null,
    accounts: row.accounts.map(({ platform_id, as_of, ...figures }) => ({
      platform: platform_id,
      ...figures,
      as_of: new Date(as_of).toISOString(),
    })),
    followers: row.followers,
    engagement_rate: row.engagement_rate,
    price_from: row.price_from === null ? null : toRupees(row.price_from),
    price: lowestOf(rates, format),
    rates,
    authenticity: row.authenticity,
    pictures: row.pictures.map((each) => viewCardPicture(each, urlOf)),
    last_active: row.last_active_at?.toISOString() ?? null,
    replies,
    is_bookmarked: row.bookmark_id !== null,
    bookmark_id: row.bookmark_id === null ? null : String(row.bookmark_id),
    unlockable: row.unlockable,
    locked,
  };
}

function viewCardPicture(
  { id, kind, platform, caption, ...stored }: CardRow['pictures'][number],
  urlOf: Look['urlOf'],
) {
  return { id: String(id), kind, platform, caption, picture: viewPicture(stored, urlOf) };
}

/** The lowest rate, optionally of one content type; null without rates. */
function lowestOf(rates: InfluencerCard['rates'], format: string | undefined): InfluencerCard['price'] {
  const [first, ...others] = rates.filter(({ content }) => format === undefined || content.id === format);
  if (!first) return null;
  const { platform, content, price } = others.reduce((least, rate) => (rate.price < least.price ? rate : least), first);
  return { amount: price, platform, format: content.id };
}

/** Removes self-reported figures, for "verified only". */
export function withoutOwnWord(card: InfluencerCard): InfluencerCard {
  return { ...card, accounts: card.accounts.filter(({ source }) => source === 'provider') };
}

/** A profile with its page's fields. Contact is included only where the reader may see it. */
export function toInfluencerPage(row: DetailRow, look: Look): InfluencerPage {
  return {
    ...toInfluencerCard(row, look),
    state: row.state,
    contents: row.content_names,
    contact: look.locked
      ? null
      : {
          email: row.contact_email ?? row.proven_email,
          mobile: row.contact_mobile ?? row.proven_mobile,
          website: row.website,
        },
  };
}

/** A profile's page with similar profiles. */
export function toInfluencerDetails(row: DetailRow, look: Look & { similar: InfluencerCard[] }): InfluencerDetails {
  return { ...toInfluencerPage(row, look), similar: look.similar };
}
