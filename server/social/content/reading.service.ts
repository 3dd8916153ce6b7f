import { createHash } from 'node:crypto';
import { keepFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { AppError } from '../../kit/http/errors.ts';
import type { MediaReading } from '../social-providers/provider.ts';
import { fetchPicture } from './fetch-picture.service.ts';
import { drawContent } from './pictures.service.ts';
import { dropReadBeyond, holdsMedia, refreshCards, selectRead, upsertRead } from './reading.queries.ts';

/** Posts whose pictures are kept. Source: the product's rules, Content. */
const mostKept = 24;

interface Account {
  id: number;
  owner_id: number | null;
  influencer_id: number | null;
  platform_id: string;
}

/**
 * Keeps the pictures of an account's newest posts, and of no others. A picture is fetched when its post or its file is new;
 * where that fails, what was kept before stays.
 */
export async function keepPictures(context: Context, account: Account, media: readonly MediaReading[]): Promise<void> {
  const { id, owner_id: ownerId, influencer_id: influencerId } = account;
  if (ownerId === null || influencerId === null) return;
  const newest = media
    .filter(({ kind }) => kind !== 'story')
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, mostKept);
  await dropReadBeyond(context.db, { accountId: id, mediaIds: newest.map((post) => post.id) });
  const kept = await selectRead(context.db, id);
  for (const post of newest) {
    if (post.picture === null) continue;
    const fingerprint = fingerprintOf(post.picture);
    if (kept.get(post.id) === fingerprint) continue;
    const wasKept = await keepPicture(context, { account, ownerId, influencerId, post, fingerprint });
    if (wasKept === 'full') break;
  }
  await refreshCards(context.db, influencerId);
}

/** Signatures in an address change with every reading; the file has the same path. */
function fingerprintOf(address: string): string {
  const { pathname } = new URL(address);
  return createHash('sha256').update(pathname).digest('base64url');
}

interface Kept {
  account: Account;
  ownerId: number;
  influencerId: number;
  post: MediaReading;
  fingerprint: string;
}

async function keepPicture(context: Context, { account, ownerId, influencerId, post, fingerprint }: Kept) {
  const wanted = { platform: account.platform_id, address: post.picture ?? '', owner: ownerId };
  const file = await fetchPicture(context, wanted);
  if (!file) return 'failed';
  try {
    const { stored, files } = await drawContent(file);
    await keepFiles(context, { ownerId, files }, async (tx) => {
      // Its owner may have disconnected the account meanwhile.
      if (!(await holdsMedia(tx.db, account.id, post.id))) throw new AccountGone();
      await upsertRead(tx.db, {
        influencer_id: influencerId,
        social_account_id: account.id,
        provider_media_id: post.id,
        platform_id: account.platform_id,
        kind: post.kind,
        created_at: tx.now(),
        fingerprint,
        ...stored,
      });
    });
    return 'kept';
  } catch (error) {
    if (error instanceof AccountGone) return 'failed';
    if (!(error instanceof AppError)) throw error;
    context.log.info({ account: account.id, reason: error.message }, 'A picture of a post was not kept');
    return error.code === 'QUOTA' ? 'full' : 'failed';
  }
}

class AccountGone extends Error {}
