import type { Deliverable } from '../../contract/work/deliverables.ts';
import type { FigureName } from '../../contract/work/figures.ts';
import { followClocks } from '../../server/work/publication/publication.service.ts';
import { watchPosts } from '../../server/work/publication/watching.service.ts';
import { passTime } from './clocked-stage.ts';
import { type Deal, goodCaption, strikeDeal } from './paying.ts';
import type { Stage } from './stage.ts';

export interface Online {
  deal: Deal;
  accountId: number;
  piece: () => Promise<Deliverable>;
}

interface OnlinePost extends Partial<Record<FigureName, number>> {
  caption?: string;
}

/** A post by the end of its link. */
export type Posts = Readonly<Record<string, OnlinePost>>;

interface Published {
  type?: 'reel' | 'story';
  payments?: object[] | undefined;
  platform?: 'instagram' | 'youtube';
}

const postLink = (name: string) => `https://www.instagram.com/reel/${name}`;

/** A piece that was published, found on the connected account and counted. */
export async function publishOnline(
  stage: Stage,
  name: string,
  { type = 'reel', payments, platform = 'instagram' }: Published = {},
): Promise<Online> {
  const { context } = stage.app;
  const deal = await strikeDeal(stage, { content: [{ type, quantity: 1 }] }, 18_000, payments);
  const account = { influencer_id: deal.influencer.id, platform_id: platform, source: 'provider' } as const;
  const known = { handle: `own${deal.influencer.id}`, provider_user_id: String(deal.influencer.id) };
  const { id: accountId } = await context.db
    .insertInto('social_account')
    .values({ ...account, ...known, as_of: context.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deal.fund();
  await deal.act('pay');
  const { id } = (await deal.submit({ url: postLink(name) })).body.data as Deliverable;
  await deal.change(stage.brand, id, { status: 'approved' });
  await deal.change(deal.influencer, id, { status: 'published' });
  await readAccount(stage, accountId, { [name]: {}, other: { caption: 'Filter coffee' } });
  await passTime(stage, 60_000, followClocks);
  await passTime(stage, 60_000, watchPosts);
  const piece = async () => {
    const [found] = await deal.work();
    if (!found) throw new Error('The work is gone');
    return found;
  };
  return { deal, accountId, piece };
}

/** A reading of the account with just these posts; one that is there already keeps its time. */
export async function readAccount({ app: { context } }: Stage, accountId: number, posts: Posts): Promise<void> {
  const { db } = context;
  const now = context.now();
  const before = await db.selectFrom('social_media').selectAll().where('social_account_id', '=', accountId).execute();
  const known = new Map(before.map((row) => [row.provider_media_id, row]));
  await db.deleteFrom('social_media').where('social_account_id', '=', accountId).execute();
  const rows = Object.entries(posts).map(([name, { caption = goodCaption, ...figures }]) => ({
    social_account_id: accountId,
    provider_media_id: name,
    kind: 'reel' as const,
    permalink: postLink(name),
    caption,
    published_at: known.get(name)?.published_at ?? now,
    as_of: now,
    ...figures,
  }));
  await db.insertInto('social_media').values(rows).execute();
  await db.updateTable('social_account').set({ as_of: now }).where('id', '=', accountId).execute();
}
