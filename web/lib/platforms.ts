import { platformName } from '../../contract/core/platform-names.ts';

/** The icons know no brands: two letters stand for each. */
const marks: Readonly<Record<string, string>> = { instagram: 'IG', facebook: 'FB', youtube: 'YT' };

/** Those known here; the server may have more. */
export const knownPlatforms = Object.keys(marks).map((id) => ({ id, name: platformName(id) }));

export function platformMark(id: string): string {
  return marks[id] ?? id.slice(0, 2).toUpperCase();
}
