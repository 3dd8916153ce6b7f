import { platformName, platforms } from '../../../contract/core/platforms.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { expiringMs } from '../social-tokens/connections.rules.ts';
import { queueRevocation } from '../social-tokens/revocations.service.ts';
import { erasedNotice, expiringNotice } from './notices.rules.ts';
import { eraseAnnounced, lockOutdated, takeExpiring } from './retention.queries.ts';
import { keptWithoutReadingDays } from './social-sync.rules.ts';

/** Notifies owners, once, that a connection ends within a week. */
export async function notifyExpiring(context: Context): Promise<void> {
  const now = context.now();
  await inTransaction(context, async (tx) => {
    const expiring = await takeExpiring(tx.db, { now, until: new Date(now.getTime() + expiringMs) });
    const notices = expiring.map(({ ends_at, platform_id, ...account }) =>
      expiringNotice({ ...account, name: platformName(platform_id), ends: ends_at }),
    );
    await notifyAll(tx, notices);
  });
}

/** Erases YouTube data that could not be refreshed for a month. Source: its developer policies, stored data. */
export async function eraseOutdated(context: Context): Promise<void> {
  const now = context.now();
  const before = new Date(now.getTime() - keptWithoutReadingDays * dayMs);
  await inTransaction(context, async (tx) => {
    const outdated = await lockOutdated(tx.db, { platform: 'youtube', before });
    if (outdated.length === 0) return;
    for (const { id, owner_id: ownerId } of outdated) await queueRevocation(tx, { id, ownerId });
    await eraseAnnounced(
      tx.db,
      outdated.map(({ id }) => id),
      now,
    );
    await notifyAll(
      tx,
      outdated.map((account) => erasedNotice({ ...account, name: platforms.youtube.name })),
    );
  });
}
