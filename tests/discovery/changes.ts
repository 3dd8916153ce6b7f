import fc from 'fast-check';
import type { Database } from '../../database/connection.ts';
import { makePeople, type Person, storeWorld, words } from './world.ts';

export const firstId = 1000;

/** Rounds of changes and searches: `INDEX_ROUNDS=200 npx vitest run server/discovery/search-index` for more. */
export const rounds = Number(process.env.INDEX_ROUNDS ?? 5);

/** A change of the test world, to one of `size` people. */
const change = (size: number) =>
  fc.record({
    id: fc.integer({ min: firstId, max: firstId + size + 20 }),
    what: fc.constantFrom('rename', 'hide', 'show', 'delete', 'move', 'reach', 'rate', 'come'),
    seed: fc.nat({ max: 1e6 }),
  });
export type Change = { id: number; what: string; seed: number };
export const changes = (size: number): fc.Arbitrary<Change[]> => fc.array(change(size), { maxLength: 25 });

function personAt(id: number, seed: number): Person {
  const person = makePeople(1, seed)[0] as Person;
  const accounts = person.accounts.map((account) => ({ ...account, handle: `h_${account.platform}.${id}` }));
  return { ...person, id, username: `user.${id}`, accounts };
}

/** Applies a change; missing people are not changed, existing ones not created. */
export async function happen(db: Database, { id, what, seed }: Change): Promise<void> {
  const profile = db.updateTable('influencer_profile').where('id', '=', id);
  const { name, bio, city, categories, authenticity, accounts } = personAt(id, seed);
  if (what === 'rename') await profile.set({ display_name: name, bio }).execute();
  if (what === 'hide') await profile.set({ hidden_at: new Date() }).execute();
  if (what === 'show') await profile.set({ hidden_at: null }).execute();
  if (what === 'delete') await db.deleteFrom('influencer_profile').where('id', '=', id).execute();
  if (what === 'move') {
    const state_id = city === null ? null : (words.state[city] ?? null);
    await profile.set({ city_id: city, state_id, country_id: city && 'IN', categories, authenticity }).execute();
  }
  if (what === 'reach') {
    const { followers = 0, source = 'imported' } = accounts[0] ?? {};
    await db.updateTable('social_account').set({ followers, source }).where('influencer_id', '=', id).execute();
  }
  if (what === 'rate') {
    await db
      .updateTable('rate_card')
      .set({ price: seed + 1 })
      .where('influencer_id', '=', id)
      .execute();
  }
  const isThere = await db.selectFrom('influencer_profile').select('id').where('id', '=', id).executeTakeFirst();
  if (what === 'come' && !isThere) await storeWorld(db, [personAt(id, seed)]);
}
