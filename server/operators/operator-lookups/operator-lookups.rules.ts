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
  if (!into) return 'What it is to become part of was not found.';
  if (into.id === from.id) return 'It cannot become part of itself.';
  if (into.retired_at) return 'What it is to become part of is retired itself.';
  return null;
}
