import { platformName } from '../../contract/core/platform-names.ts';

/** lucide has no brand icons, so two letters stand for each platform. */
const marks: Readonly<Record<string, string>> = { instagram: 'IG', facebook: 'FB', youtube: 'YT' };

/** Known platforms; the server may have more. */
export const knownPlatforms = Object.keys(marks).map((id) => ({ id, name: platformName(id) }));

export function platformMark(id: string): string {
  return marks[id] ?? id.slice(0, 2).toUpperCase();
}
