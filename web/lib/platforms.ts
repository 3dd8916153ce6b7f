import { isPlatform, platformIds, platforms } from '../../contract/core/platforms.ts';

/** Those known here; the server may have more. */
export const knownPlatforms = platformIds.map((id) => ({ id, name: platforms[id].name }));

export function platformMark(id: string): string {
  return isPlatform(id) ? platforms[id].mark : id.slice(0, 2).toUpperCase();
}
