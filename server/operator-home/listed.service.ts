import type { Context } from '../kit/context.ts';
import { countListed } from './operator-home.queries.ts';

/** Profiles that a search can find: as the index says, or counted where none answers. */
export async function readListed({ db, discovery }: Context): Promise<number> {
  const { isWarm, profiles } = discovery.state();
  return isWarm ? profiles : countListed(db);
}
