import type { InfluencerPage } from '../contract/discovery/discovery.ts';
import { post } from '../server/money/ledger/ledger.service.ts';
import type { TestApp } from './app.ts';
import { makeToken } from './makers/account.ts';
import { makeBrand } from './makers/brand.ts';
import { makeInfluencer } from './makers/influencer.ts';
import type { Member } from './members.ts';

let given = 0;

/** Credits coins. */
async function giveCoins({ context }: TestApp, { id }: { id: number | string }, coins: number): Promise<void> {
  await post(context, {
    kind: 'test.given',
    reference: `test:${++given}`,
    entries: [
      { kind: 'mint', amount: -coins },
      { kind: 'coins', ownerId: Number(id), amount: coins },
    ],
  });
}

/** Unlocks over HTTP. */
export function unlockingIn(app: TestApp) {
  async function makeReader({ coins = 0, role = 'brand' as 'brand' | 'partner' | 'influencer' } = {}): Promise<Member> {
    const { db } = app.context;
    const account = role === 'influencer' ? await makeInfluencer(db) : await makeBrand(db, { account: { role } });
    await giveCoins(app, account, coins);
    return { id: String(account.id), token: await makeToken(app.context, account) };
  }
  const makeCreators = (count: number) =>
    Promise.all(Array.from({ length: count }, () => makeInfluencer(app.context.db)));
  const unlock = ({ token }: Member, id: number | string, headers: Record<string, string> = {}, more: object = {}) =>
    app.api('POST /user/add_unlock_user', { token, body: { influencer_id: String(id), ...more }, headers });
  return {
    makeReader,
    makeCreators,
    unlock,
    allowance: async ({ id, token }: Member) =>
      (await app.api(`GET /user/get_unlock_user_count/${id}`, { token })).body.data,
    unlocked: ({ token }: Member, query = '') =>
      app.api(`GET /browseinfluencers/unlock/influencerDetails${query}`, { token }),
    report: ({ token }: Member, id: number | string) =>
      app.api('POST /user/report_unlock', { token, body: { influencer_id: String(id), reason: 'dead_contact' } }),
    page: async ({ token }: Member, id: number | string) =>
      (await app.api(`GET /browseinfluencers/influencerDetails/${id}`, { token })).body.data as InfluencerPage,
    /** Uses up the month's free unlocks. */
    async useFree(reader: Member): Promise<void> {
      for (const { id } of await makeCreators(3)) {
        const { status } = await unlock(reader, id, {}, { max_coins: 0 });
        if (status !== 200) throw new Error(`A free unlock was refused with ${status}`);
      }
    },
  };
}
