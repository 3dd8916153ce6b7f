import { type Kit, type KitPart, type KitSettings, kitParts } from '../../../contract/site/media-kit.ts';
import { listShownPackages } from '../../campaigns/packages/packages.service.ts';
import { listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';
import { listCollaborations } from '../../discovery/track-record/track-record.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { listContent } from '../../social/content/content.service.ts';
import { getInfluencerMetrics } from '../../social/social-metrics/social-metrics.service.ts';
import { listReviewsOf } from '../../work/reviews/reviews.service.ts';
import { selectChoice, selectIndexable, selectKit, upsertChoice } from './media-kit.queries.ts';
import { viewAudience, viewBrands, viewFigures, viewPicture, viewReviews } from './media-kit.views.ts';

/** Everybody: signed in as nobody, with nothing unlocked. */
const visitor: User = {
  id: 0,
  role: 'brand',
  person: { id: 0, home: { id: 0, role: 'brand' } },
  memberRoles: [],
  campaignIds: null,
  lacksFactor: false,
  sessionId: 0,
  writtenUpTo: null,
  impersonatorId: null,
  locale: 'en',
};
const picturesShown = 12;
const collaborationsRead = 100;
const reviewsShown = 4;

/** The media kit of an influencer as everybody may see it: what its owner shows, and nothing that unlocking shows. */
export async function getKit(context: Context, username: string): Promise<Kit> {
  const found = await selectKit(context.db, username);
  if (!found || found.is_on === false) throw refuseNotFound('This media kit');
  const [card] = await listInfluencerCards(context, null, [found.id]);
  if (!card) throw refuseNotFound('This media kit');
  const { id, fullname, profile_image, verified, city, categories, languages, bio } = card;
  const parts = partsOf(found.parts);
  const show = <T>(part: KitPart, read: () => Promise<T>): Promise<T | null> =>
    parts.includes(part) ? read() : Promise.resolve(null);
  const metrics = await (parts.includes('figures') || parts.includes('audience')
    ? getInfluencerMetrics(context, visitor, found.id)
    : null);
  return {
    id,
    username: card.username,
    fullname,
    profile_image,
    verified,
    city,
    categories,
    languages,
    indexable: found.is_indexable === true,
    bio: parts.includes('bio') ? bio : null,
    pictures: await show('pictures', async () => {
      const { data } = await listContent(context, visitor, { id, limit: picturesShown });
      return data.flatMap(viewPicture);
    }),
    figures: metrics && parts.includes('figures') ? viewFigures(metrics) : null,
    audience: metrics && parts.includes('audience') ? viewAudience(metrics) : null,
    packages: await show('packages', () => listShownPackages(context, visitor, found.id)),
    brands: await show('brands', async () => {
      const { data } = await listCollaborations(context, { user: visitor, id, limit: collaborationsRead });
      return viewBrands(data);
    }),
    reviews: await show('reviews', async () =>
      viewReviews(await listReviewsOf(context, { user: visitor, id, limit: reviewsShown })),
    ),
  };
}

/** The own kit's settings. */
export async function getKitSettings(context: Context, user: User): Promise<KitSettings> {
  return settingsOf(await demandChoice(context, user));
}

type Choice = Awaited<ReturnType<typeof demandChoice>>;

function settingsOf({ username, is_on, is_indexable, parts }: Choice): KitSettings {
  return {
    is_on: is_on ?? true,
    indexable: is_indexable ?? false,
    parts: partsOf(parts),
    path: pathOf(username),
  };
}

interface Change {
  is_on?: boolean | undefined;
  indexable?: boolean | undefined;
  parts?: KitPart[] | undefined;
}

export async function updateKitSettings(context: Context, user: User, change: Change): Promise<KitSettings> {
  return inTransaction(context, async (tx) => {
    const found = await demandChoice(tx, user);
    const before = settingsOf(found);
    const parts = partsOf(change.parts ?? before.parts);
    const settings = { ...before, ...change, parts };
    await upsertChoice(tx.db, {
      influencer_id: found.id,
      is_on: settings.is_on,
      is_indexable: settings.indexable,
      parts,
      updated_at: tx.now(),
    });
    return settings;
  });
}

/** Pages of kits that search engines may list. */
export async function listIndexableKits(context: Context, page: { limit: number; offset: number }) {
  const rows = await selectIndexable(context.db, page);
  return rows.map(({ username, updated_at }) => ({
    path: pathOf(username),
    changed: updated_at.toISOString(),
  }));
}

const pathOf = (username: string) => `/c/${encodeURIComponent(username)}`;

/** In their order, each once; without a choice all. */
function partsOf(chosen: readonly string[] | null): KitPart[] {
  return chosen === null ? [...kitParts] : kitParts.filter((part) => chosen.includes(part));
}

async function demandChoice(context: Context, user: User) {
  const found = user.role === 'influencer' ? await selectChoice(context.db, user.id) : undefined;
  if (!found) throw refuse('ROLE', 'Only influencers have a media kit.');
  return found;
}
