import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { insertRows, takeIds } from '../insert.ts';
import type { ImportedAccount, InfluencerRow } from './influencer-row.ts';
import { accountOf, differs, findKnown, type Known, keyOf, nowhere } from './known-profiles.ts';
import { dropSuppressed, findAllowed } from './suppressed.ts';
import { countryNames } from './words.ts';

/** Outcome of a line. Claimed profiles and accounts connected through their platform are left as they are. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'claimed' | 'suppressed';

/** Keyed digests of an account's handle, e-mail and mobile, for comparison with the suppression list. */
export type MarksOf = (contact: {
  platform: string;
  handle: string;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
}) => readonly string[];

export interface StoreOptions {
  now: Date;
  /** Required, so that no import misses the suppression list. */
  marksOf: MarksOf;
  /** Called in the transaction of a batch. */
  onStored?: (tx: Database, stored: Stored) => Promise<void>;
}

interface Stored {
  outcomes: readonly Outcome[];
  /** Profiles that were made, and those that are about to change. */
  added: readonly number[];
  changed: readonly number[];
}

/** Stores a batch of lines about distinct accounts in one transaction. Returns what became of each. */
export async function storeInfluencers(
  db: Database,
  rows: readonly InfluencerRow[],
  { now, marksOf, onStored }: StoreOptions,
): Promise<Outcome[]> {
  return db.transaction().execute(async (tx) => {
    const allowed = new Set(await dropSuppressed(tx, rows, (row) => allMarks(row, marksOf)));
    const known = await findKnown(tx, rows);
    const outcomes = rows.map((row) => (allowed.has(row) ? outcomeOf(row, known) : 'suppressed'));
    const withOutcome = (wanted: Outcome) => rows.filter((_, at) => outcomes[at] === wanted);
    const changes = withOutcome('changed').map((row) => ({ row, before: knownOf(row, known)[0] as Known }));
    await keepCountries(tx, rows);
    const changed = [...new Set(changes.map(({ before }) => before.profile_id))];
    const fresh = withOutcome('added');
    const added = await takeIds(tx, 'person_id', fresh.length);
    await insertNew(tx, { rows: fresh, ids: added, now });
    await onStored?.(tx, { outcomes, added, changed });
    for (const { row, before } of changes) await updateKnown(tx, { row, before, known, now });
    return outcomes;
  });
}

/** Outcomes of lines if they were stored now. */
export async function foreseeOutcomes(
  db: Database,
  rows: readonly InfluencerRow[],
  marksOf: MarksOf,
): Promise<Outcome[]> {
  const allowed = new Set(await findAllowed(db, rows, (row) => allMarks(row, marksOf)));
  const known = await findKnown(db, rows);
  return rows.map((row) => (allowed.has(row) ? outcomeOf(row, known) : 'suppressed'));
}

function allMarks({ accounts, email, mobile }: InfluencerRow, marksOf: MarksOf): string[] {
  return accounts.flatMap(({ platform, handle }) => marksOf({ platform, handle, email, mobile }));
}

function knownOf(row: InfluencerRow, known: ReadonlyMap<string, Known>): Known[] {
  return row.accounts.flatMap((account) => known.get(keyOf(account)) ?? []);
}

function outcomeOf(row: InfluencerRow, known: ReadonlyMap<string, Known>): Exclude<Outcome, 'suppressed'> {
  const found = knownOf(row, known);
  const [first] = found;
  if (!first) return 'added';
  if (found.some(({ is_claimed }) => is_claimed)) return 'claimed';
  return differs(row, first, known) ? 'changed' : 'unchanged';
}

/** Countries of the lines that no lookup lists yet. */
async function keepCountries(tx: Database, rows: readonly InfluencerRow[]): Promise<void> {
  const codes = [...new Set(rows.flatMap(({ place }) => place?.country_id ?? []))];
  if (codes.length === 0) return;
  const names = codes.map((code) => countryNames.of(code) ?? code);
  await sql`insert into country (id, name, position)
    select id, name, 1000 from unnest(${codes}::text[], ${names}::text[]) as given (id, name)
    on conflict (id) do nothing`.execute(tx);
}

function profileColumns(row: InfluencerRow) {
  return {
    ...(row.name === undefined ? {} : { display_name: row.name }),
    ...(row.place === undefined ? {} : (row.place ?? nowhere)),
    ...(row.gender === undefined ? {} : { gender_id: row.gender }),
    ...(row.categories === undefined ? {} : { categories: row.categories }),
    ...(row.topics === undefined ? {} : { topics: row.topics }),
    ...(row.languages === undefined ? {} : { languages: row.languages }),
    ...(row.bio === undefined ? {} : { bio: row.bio }),
    ...(row.email === undefined ? {} : { contact_email: row.email }),
    ...(row.mobile === undefined ? {} : { contact_mobile: row.mobile }),
    ...(row.website === undefined ? {} : { website: row.website }),
  };
}

function socialColumns({ followers, engagement_rate, average_views }: ImportedAccount) {
  return {
    ...(followers === undefined ? {} : { followers }),
    ...(engagement_rate === undefined ? {} : { engagement_rate }),
    ...(average_views === undefined ? {} : { average_views }),
  };
}

function priceRows(profileId: number, { platform, prices }: ImportedAccount) {
  return Object.entries(prices).flatMap(([content_type_id, price]) =>
    price === null ? [] : [{ influencer_id: profileId, platform_id: platform, content_type_id, price }],
  );
}

/** Columns that triggers derive from the accounts, written alike so that those have nothing to do. */
function derivedColumns({ accounts }: InfluencerRow) {
  const prices = accounts.flatMap((account) => priceRows(0, account));
  const counts = accounts.flatMap(({ followers }) => followers ?? []);
  const rated = accounts.flatMap(({ engagement_rate, followers }) =>
    engagement_rate === undefined || engagement_rate === null
      ? []
      : [{ rate: engagement_rate, weight: Math.max(followers ?? 0, 1) }],
  );
  const weight = rated.reduce((sum, each) => sum + each.weight, 0);
  const rate = rated.reduce((sum, each) => sum + each.rate * each.weight, 0) / weight;
  return {
    contents: [...new Set(prices.map(({ content_type_id }) => content_type_id))],
    platforms: [...new Set(accounts.map(({ platform }) => platform))].sort(),
    handles: [...new Set(accounts.map(({ handle }) => handle.toLowerCase()))].sort(),
    followers: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
    engagement_rate: rated.length === 0 ? null : Math.round(rate * 100) / 100,
    verified: false,
    price_from: prices.length === 0 ? null : Math.min(...prices.map(({ price }) => price)),
  };
}

async function insertNew(
  tx: Database,
  { rows, ids, now }: { rows: readonly InfluencerRow[]; ids: readonly number[]; now: Date },
): Promise<void> {
  const stored = rows.map((row, index) => ({ row, id: ids[index] ?? 0 }));
  await insertRows(
    tx,
    'influencer_profile',
    stored.map(({ row, id }) => ({
      id,
      username: row.accounts[0]?.handle,
      display_name: row.accounts[0]?.handle,
      categories: [],
      topics: [],
      languages: [],
      search_text: '',
      search_names: '',
      ...derivedColumns(row),
      created_at: now,
      updated_at: now,
      ...profileColumns(row),
    })),
  );
  await insertAccounts(
    tx,
    stored.flatMap(({ row, id }) => row.accounts.map((account) => ({ account, id }))),
    now,
  );
}

async function insertAccounts(
  tx: Database,
  accounts: readonly { account: ImportedAccount; id: number }[],
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    'social_account',
    accounts.map(({ account, id }) => ({
      influencer_id: id,
      platform_id: account.platform,
      handle: account.handle,
      source: 'imported',
      as_of: now,
      created_at: now,
      followers: null,
      engagement_rate: null,
      average_views: null,
      ...socialColumns(account),
    })),
  );
  await insertRows(
    tx,
    'rate_card',
    accounts.flatMap(({ account, id }) => priceRows(id, account)),
  );
}

interface Change {
  row: InfluencerRow;
  before: Known;
  known: ReadonlyMap<string, Known>;
  now: Date;
}

async function updateKnown(tx: Database, { row, before, known, now }: Change): Promise<void> {
  const id = before.profile_id;
  await tx
    .updateTable('influencer_profile')
    .set({ ...profileColumns(row), updated_at: now })
    .where('id', '=', id)
    .execute();
  for (const account of row.accounts) {
    const own = accountOf(before, account);
    if (!own && !known.has(keyOf(account))) await insertAccounts(tx, [{ account, id }], now);
    if (own) await updateAccount(tx, { account, id, socialId: own.social_id, now });
  }
}

async function updateAccount(
  tx: Database,
  { account, id, socialId, now }: { account: ImportedAccount; id: number; socialId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('social_account')
    .set({ ...socialColumns(account), as_of: now })
    .where('id', '=', socialId)
    .execute();
  const named = Object.keys(account.prices);
  if (named.length === 0) return;
  await tx
    .deleteFrom('rate_card')
    .where('influencer_id', '=', id)
    .where('platform_id', '=', account.platform)
    .where('content_type_id', 'in', named)
    .execute();
  await insertRows(tx, 'rate_card', priceRows(id, account));
}
