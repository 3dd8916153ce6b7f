/** Id made of a name: `Food & drink` is `food-drink`. Empty without Latin letters or digits. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

interface Lookup {
  id: string;
  retired_at: Date | null;
  merged_into: string | null;
}

/** Reason why an entry cannot be merged into another, as a sentence; null when it can. */
export function whyNotMerge(from: Lookup, into: Lookup | undefined): string | null {
  if (!into) return 'The entry to merge into was not found.';
  if (into.id === from.id) return 'It can’t be merged into itself.';
  if (into.retired_at) return 'The entry to merge into is retired itself.';
  return null;
}
