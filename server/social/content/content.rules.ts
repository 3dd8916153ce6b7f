import type { ContentKind } from '../../../contract/core/content-picture.ts';
import { type PlatformId, platformOfLink } from '../../../contract/core/platforms.ts';

const kindsInPath: readonly [RegExp, ContentKind][] = [
  [/^\/(?:[\w.]+\/)?(?:reels?|share\/r)\//, 'reel'],
  [/^\/shorts\//, 'short'],
  [/^\/(?:stories)\//, 'story'],
  [/^\/(?:watch|[\w.]+\/videos\/)/, 'video'],
  [/^\/live\//, 'live'],
];
const usualKind: Record<PlatformId, ContentKind> = { instagram: 'post', facebook: 'post', youtube: 'video' };

/** Platform and format of a link to a post. */
export function readPostLink(link: string): { platform: PlatformId | null; kind: ContentKind } {
  const platform = platformOfLink(link, 'post') ?? null;
  const { pathname } = new URL(link);
  const kind = kindsInPath.find(([pattern]) => pattern.test(pathname))?.[1];
  return { platform, kind: kind ?? (platform === null ? 'picture' : usualKind[platform]) };
}
