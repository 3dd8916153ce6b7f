import type { Database } from '../../database/connection.ts';
import { insertRows } from '../../database/insert.ts';

const day = 24 * 3600 * 1000;

/** A hundred daily readings and thirty posts of an account from its platform, with its audience. */
export async function makeSocialHistory(
  db: Database,
  account: { id: number; followers: number },
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const audience = {
    age: [{ band: '18-24', percent: 60 }],
    gender: [{ gender: 'female', percent: 70 }],
    city: [{ city: 'Kochi, Kerala', percent: 41.5 }],
  };
  const readings = Array.from({ length: 100 }, (_, at) => ({
    social_account_id: account.id,
    as_of: ago(at),
    source: 'provider',
    followers: account.followers - at * 10,
    audience: at === 0 ? audience : null,
  }));
  const media = Array.from({ length: 30 }, (_, at) => {
    const reach = 4_000 + ((at * 37) % 11) * 600;
    const likes = Math.round(reach * 0.05);
    return {
      social_account_id: account.id,
      provider_media_id: `m${at}`,
      kind: 'reel',
      published_at: ago(3 + at * 3),
      views: Math.round(reach * 1.2),
      reach,
      likes,
      comments: Math.round(likes * 0.03),
      as_of: now,
    };
  });
  await insertRows(db, 'social_snapshot', readings);
  await insertRows(db, 'social_media', media);
}
