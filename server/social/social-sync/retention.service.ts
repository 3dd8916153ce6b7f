import { type PlatformId, platformIds, platformName, platforms } from '../../../contract/core/platforms.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { claimExpiring, disconnect } from '../social-records/social-records.service.ts';
import { expiringMs } from '../social-tokens/connections.rules.ts';
import { queueRevocation } from '../social-tokens/revocations.service.ts';
import { erasedNotice, expiringNotice } from './notices.rules.ts';
import { eraseReadings, lockOutdated } from './retention.queries.ts';

/** Notifies owners, once, that a connection ends within a week. */
export async function notifyExpiring(context: Context): Promise<void> {
  await inTransaction(context, async (tx) => {
    const expiring = await claimExpiring(tx, new Date(tx.now().getTime() + expiringMs));
    const notices = expiring.map(({ ends_at, platform_id, ...account }) =>
      expiringNotice({ ...account, name: platformName(platform_id), ends: ends_at }),
    );
    await notifyAll(tx, notices);
  });
}

/** Erases what was read of accounts that could not be read again in the time for which their platform lets it be kept. */
export async function eraseOutdated(context: Context): Promise<void> {
  for (const platform of platformIds) {
    const { retentionDays } = platforms[platform];
    if (retentionDays !== null) await eraseOutdatedOf(context, platform, retentionDays);
  }
}

async function eraseOutdatedOf(context: Context, platform: PlatformId, retentionDays: number): Promise<void> {
  const before = new Date(context.now().getTime() - retentionDays * dayMs);
  await inTransaction(context, async (tx) => {
    const outdated = await lockOutdated(tx.db, { platform, before });
    if (outdated.length === 0) return;
    for (const { id, owner_id: ownerId } of outdated) await queueRevocation(tx, { id, ownerId });
    const ids = outdated.map(({ id }) => id);
    await eraseReadings(tx.db, ids);
    await disconnect(tx, ids);
    await notifyAll(
      tx,
      outdated.map((account) => erasedNotice({ ...account, name: platforms[platform].name })),
    );
  });
}
