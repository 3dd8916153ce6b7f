import type { FigureSource } from './influencer-card.ts';

interface Account {
  platform: string;
  followers: number | null;
  /** Missing when all accounts have the same source. */
  source?: FigureSource;
}

export interface Counted {
  followers: number | null;
  accounts: readonly Account[];
}

/** The accounts a follower total is summed from, including unknown counts; empty when there is only one. */
export function followerParts({ accounts }: Pick<Counted, 'accounts'>): readonly Account[] {
  const proven = accounts.filter(({ source }) => source === 'provider');
  const counted = proven.length > 0 ? proven : accounts;
  return counted.length < 2 ? [] : counted;
}
