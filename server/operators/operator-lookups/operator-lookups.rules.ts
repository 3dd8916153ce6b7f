/** A name as an id: `Food & drink` is `food-drink`. Empty where no letter of the Latin script is in it. */
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

/** Why something cannot be retired into another, in a sentence. */
export function whyNotMerge(from: Lookup, into: Lookup | undefined): string | null {
  if (!into) return 'The entry to merge into was not found.';
  if (into.id === from.id) return 'It can’t be merged into itself.';
  if (into.retired_at) return 'The entry to merge into is retired itself.';
  return null;
}
