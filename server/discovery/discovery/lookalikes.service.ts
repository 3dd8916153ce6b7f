import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Lookalike } from '../../../contract/discovery/discovery.ts';
import { readFilters, type WireFilters } from '../../../search/discovery.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { alikeTo, byLikeness, type Compared, searchesFor } from './alike.rules.ts';
import { findAudiences } from './discovery.queries.ts';
import { listBlockedIds, listInfluencerCards, listInfluencerPages, listSimilarIds } from './discovery.service.ts';

/** Looked at for each creator that others shall be like. */
const candidatesEach = 60;
/** And by each pair of facts that may be shared. */
const sharingEach = 20;
const shown = 24;

/** Creators like these: who shares most of topic, audience, size and price with them comes first. */
export async function listLookalikes(
  context: Context,
  reader: { id: number },
  ids: readonly number[],
): Promise<Lookalike[]> {
  const seeds = await listInfluencerPages(context, reader, ids);
  if (seeds.length < new Set(ids).size) throw refuseNotFound('This influencer');
  const seedIds = seeds.map(({ id }) => Number(id));
  const audienceOf = await readAudiences(context, seeds);
  const like = seeds.map((seed) => ({ ...seed, audience: audienceOf(seed) }));
  const similar = await listSimilarIds(context, reader, { ids: seedIds, limit: candidatesEach });
  const exceptIds = [...(await listBlockedIds(context, reader)), ...seedIds];
  const sharing = await Promise.all(like.flatMap(searchesFor).map((wire) => findIds(context, wire, exceptIds)));
  const candidates = await listInfluencerCards(context, reader, [...new Set([...similar, ...sharing].flat())]);
  const theirs = await readAudiences(context, candidates);
  const compared = (card: InfluencerCard): Compared => ({ ...card, audience: theirs(card) });
  return candidates
    .map((card) => ({ card, alike: alikeTo(like, compared(card)) }))
    .toSorted((a, b) => byLikeness(a.alike, b.alike) || Number(a.card.id) - Number(b.card.id))
    .slice(0, shown)
    .map(({ card, alike: { score, facts } }) => ({
      ...card,
      alike: {
        score,
        facts: facts.map(({ fact, share, isShared }) => ({ fact, share: rounded(share), shared: isShared })),
      },
    }));
}

async function readAudiences(context: Context, cards: readonly { id: string }[]) {
  const ids = cards.map(({ id }) => Number(id));
  const audiences = await findAudiences(context.db, ids);
  return ({ id }: { id: string }) => audiences.get(Number(id)) ?? null;
}

async function findIds(context: Context, wire: WireFilters, exceptIds: readonly number[]): Promise<number[]> {
  const asked = { filters: readFilters(wire), exceptIds, limit: sharingEach };
  return (await context.discovery.search({ ...asked, sort: 'relevance', after: undefined, withoutFacets: true })).ids;
}

const rounded = (share: number | null) => (share === null ? null : Math.round(share * 100) / 100);
