import type { Database } from '../../../database/connection.ts';

export async function selectKeyFingerprint(db: Database): Promise<string | null> {
  const found = await db.selectFrom('installation').select('key_fingerprint').executeTakeFirst();
  return found?.key_fingerprint ?? null;
}

/** Stores the fingerprint unless there is one. */
export async function keepKeyFingerprint(db: Database, keyFingerprint: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ id: true, key_fingerprint: keyFingerprint })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ key_fingerprint: keyFingerprint })
        .where('installation.key_fingerprint', 'is', null),
    )
    .execute();
}

/** Replaces the fingerprint, for an installation whose former key is lost. */
export async function replaceKeyFingerprint(db: Database, keyFingerprint: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ id: true, key_fingerprint: keyFingerprint })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ key_fingerprint: keyFingerprint }))
    .execute();
}

/** Reads as calls do, in the extended protocol, which a foreign client of the embedded database can block. */
export async function probeRead(db: Database): Promise<boolean> {
  const found = await db.selectFrom('country').select('id').where('id', '>', '').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Writes durably, in the one row that is for it. */
export async function probeWrite(db: Database, now: Date): Promise<boolean> {
  const written = await db
    .insertInto('installation')
    .values({ id: true, probed_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ probed_at: now }))
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}
