/** Names of companies: the same in every language. The icons know no brands: two letters stand for each. */
const platforms: Readonly<Record<string, { name: string; mark: string }>> = {
  instagram: { name: 'Instagram', mark: 'IG' },
  facebook: { name: 'Facebook', mark: 'FB' },
  youtube: { name: 'YouTube', mark: 'YT' },
};

/** Those known here; the server may have more. */
export const knownPlatforms = Object.entries(platforms).map(([id, { name }]) => ({ id, name }));

export function platformName(id: string): string {
  return platforms[id]?.name ?? id;
}

export function platformMark(id: string): string {
  return platforms[id]?.mark ?? id.slice(0, 2).toUpperCase();
}
