import type { FigureSource } from './influencer-card.ts';

interface Account {
  platform: string;
  followers: number | null;
  /** Left out where all accounts have the same one. */
  source?: FigureSource;
}

export interface Counted {
  followers: number | null;
  accounts: readonly Account[];
}

/** The parts of a summed follower count, unknown ones among them; none where one account is the whole. */
export function followerParts({ accounts }: Pick<Counted, 'accounts'>): readonly Account[] {
  const proven = accounts.filter(({ source }) => source === 'provider');
  const counted = proven.length > 0 ? proven : accounts;
  return counted.length < 2 ? [] : counted;
}
