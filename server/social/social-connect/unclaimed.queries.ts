import type { Database } from '../../../database/connection.ts';

/** An unclaimed profile without accounts leaves the lists, and who kept it keeps the person it turned out to be. */
export async function retireUnclaimed(
  db: Database,
  { profileId, heirId, now }: { profileId: number; heirId: number | null; now: Date },
): Promise<void> {
  const retired = await db
    .updateTable('influencer_profile')
    .set({ hidden_at: now })
    .where('id', '=', profileId)
    .where('account_id', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('social_account').select('id').where('influencer_id', '=', profileId))),
    )
    .returning(['id', 'kept_hidden'])
    .executeTakeFirst();
  if (!retired || heirId === null) return;
  if (retired.kept_hidden) {
    await db.updateTable('influencer_profile').set({ kept_hidden: true }).where('account_id', '=', heirId).execute();
  }
  await db
    .insertInto('bookmark')
    .columns(['account_id', 'influencer_id', 'list_id', 'note', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('bookmark')
        .select(['account_id', eb.val(heirId).as('influencer_id'), 'list_id', 'note', 'created_at'])
        .where('influencer_id', '=', profileId),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'influencer_id']).doNothing())
    .execute();
  await db.deleteFrom('bookmark').where('influencer_id', '=', profileId).execute();
}
