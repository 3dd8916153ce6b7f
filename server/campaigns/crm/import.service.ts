import {
  type CrmImport,
  type CrmImportResult,
  type CrmPreviewRow,
  crmLimits,
  crmPreviewRows,
} from '../../../contract/campaigns/crm.ts';
import { readEmail } from '../../../contract/core/suppression.rules.ts';
import { emailPattern } from '../../../contract/kit/patterns.ts';
import { truncate } from '../../../contract/kit/truncate.ts';
import { keyOf } from '../../../database/import/known-profiles.ts';
import type { KnownWords } from '../../../database/import/words.ts';
import { givenText } from '../../core/creator-lists/cells.rules.ts';
import type { ImportSetup } from '../../core/creator-lists/line.rules.ts';
import { type CreatorList, openList, setUp } from '../../core/creator-lists/open-list.ts';
import { type ReadLine, readLines } from '../../core/creator-lists/read-lines.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { listBlockedIds } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { inLanguage, msg } from '../../kit/i18n/messages.ts';
import type { UploadedFile } from '../../kit/storage/upload.ts';
import { sourceOfBytes, UnreadableTable } from '../../kit/tables/table.ts';
import { crmImportPolicy, mayKeepCrm } from './crm.policy.ts';
import { countAll, deleteImported, insertEntries, selectByHandles, selectListed } from './crm.queries.ts';
import { viewCrmImport } from './crm.views.ts';
import {
  chosenFields,
  countRows,
  type Decided,
  decideRow,
  leftOutOf,
  linesAbovePasted,
  type ReadRow,
  tableOfText,
  usedFields,
} from './import.rules.ts';
import { type CrmImportRow, insertCrmImport, lockCrmImport, selectCrmImports, setUndone } from './imports.queries.ts';
import { deleteWaiting } from './invitations.queries.ts';
import { demandPlainWords } from './invitations.service.ts';
import { queueMails } from './mails.service.ts';

const what = 'This import';
const latest = 10;
const nameLength = 120;

interface Importing {
  user: User;
  file: UploadedFile | undefined;
  text: string | undefined;
  /** The fields of a file's columns, by commas; undefined: as suggested. */
  fields: string | undefined;
  message: string;
  /** Only says what an import would do. */
  dry: boolean;
}

/** Brings own creators from a file or from pasted links. */
export async function importCrm(context: Context, importing: Importing): Promise<CrmImportResult> {
  const { user, file, text, fields, message, dry } = importing;
  demand(mayKeepCrm(user.role));
  demandPlainWords(message);
  const name = nameOf(file, user);
  const { list, setup } = await openGiven(file, { text, given: fields });
  const rows = await decideRows(context, user, await readRows(list, setup, file ? 0 : linesAbovePasted));
  const result = {
    columns: list.headings.map((heading, at) => ({ heading, field: setup.fields[at] ?? 'ignore' })),
    preview: rows.slice(0, crmPreviewRows).map(viewRow),
    counts: countRows(rows),
  };
  if (dry) return { ...result, import: null };
  return inTransaction(context, async (tx) => {
    const stored = await store(tx, { user, name, message, rows });
    return { ...result, counts: stored.counts, import: stored };
  });
}

function nameOf(file: UploadedFile | undefined, { locale }: User): string {
  const given = file?.name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return given ? given.slice(-nameLength) : inLanguage(locale)(msg`Pasted list`);
}

async function openGiven(
  file: UploadedFile | undefined,
  { text, given }: { text: string | undefined; given: string | undefined },
) {
  const bytes = file?.bytes ?? (text?.trim() ? Buffer.from(tableOfText(text)) : null);
  if (!bytes) throw refuseField('BAD_INPUT', 'file', 'Choose a file, or paste links or handles.');
  try {
    const list = await openList(sourceOfBytes(bytes), file?.name ?? '');
    const fields = file ? fieldsOf(list, given) : (['address', 'email'] as const);
    // Pasted handles without a link are read as those of Instagram.
    const setup = await setUp(list, { fields, platform: file ? null : 'instagram' });
    return { list, setup };
  } catch (error) {
    if (error instanceof UnreadableTable) throw refuseField('BAD_INPUT', file ? 'file' : 'text', error.reason);
    throw error;
  }
}

function fieldsOf(list: CreatorList, given: string | undefined) {
  if (given === undefined) return usedFields(list.suggestions.map(({ field }) => field));
  const chosen = chosenFields(given, list.headings.length);
  if (!chosen)
    throw refuseField(
      'BAD_INPUT',
      'fields',
      'Choose for each column what it holds, and each thing for one column only.',
    );
  return chosen;
}

const noWords: KnownWords = {
  category: new Map(),
  language: new Map(),
  gender: new Map(),
  city: new Map(),
  state: new Map(),
  country: new Map(),
};

/** Rows by their line in what was given: `above` lines of the list stand before it. */
async function readRows(list: CreatorList, setup: ImportSetup, above: number): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const line of readLines(list, setup, noWords)) {
    if (rows.length >= crmLimits.rows) {
      const count = crmLimits.rows.toLocaleString('en-IN');
      throw refuseField('BAD_INPUT', 'file', msg`Use a list of up to ${{ rows: count }} lines.`);
    }
    const row = readRow(line, setup);
    rows.push({ ...row, line: row.line - above });
  }
  return rows;
}

/** An account that cannot be read leaves a row with an e-mail usable. */
const accountFaults: ReadonlySet<string> = new Set(['no_account', 'bad_handle', 'no_platform', 'foreign_platform']);

function readRow({ record, row, faults }: ReadLine, { fields }: ImportSetup): ReadRow {
  const cells = record.cells ?? [];
  const cellOf = (wanted: string) => givenText(cells[fields.indexOf(wanted as (typeof fields)[number])] ?? '');
  const given = row?.email ?? cellOf('email').replace(/^mailto:/i, '');
  const email = emailPattern.test(given) && readEmail(given) ? given : null;
  const accounts = row?.accounts ?? [];
  const [account = null] = accounts;
  const fault = faults.find(({ reason }) => email === null || !accountFaults.has(reason))?.reason ?? null;
  const name = row?.name ?? account?.handle ?? (cellOf('name') || cellOf('address') || cellOf('handle') || given);
  return { line: record.line, name: truncate(name, nameLength), account, accounts, email, fault };
}

/** Matches rows with public profiles by their handles alone. */
async function decideRows(context: Context, user: User, rows: readonly ReadRow[]): Promise<Decided[]> {
  const blocked = new Set(await listBlockedIds(context, user));
  const found = await selectByHandles(
    context.db,
    rows.flatMap(({ accounts }) => accounts),
  );
  const byKey = new Map(found.filter(({ influencer_id: id }) => !blocked.has(id)).map((one) => [one.key, one]));
  const matched = rows.map(({ accounts }) => accounts.map((one) => byKey.get(keyOf(one))).find(Boolean) ?? null);
  const ids = matched.flatMap((one) => one?.influencer_id ?? []);
  const listed = await selectListed(context.db, user.id, ids);
  const before = new Set<number>();
  return rows.map((row, at) => {
    const id = matched[at]?.influencer_id ?? null;
    const isListed = id !== null && (listed.has(id) || before.has(id));
    if (id !== null && !row.fault) before.add(id);
    return decideRow(row, id, isListed);
  });
}

function viewRow({ line, name, account, influencerId, outcome, reason }: Decided): CrmPreviewRow {
  const id = influencerId === null ? null : String(influencerId);
  const { handle = null, platform = null } = account ?? {};
  return { line, name, handle, platform, influencer_id: id, outcome, reason };
}

interface Storing {
  user: User;
  name: string;
  message: string;
  rows: readonly Decided[];
}

async function store(tx: Context, { user, name, message, rows: given }: Storing): Promise<CrmImport> {
  await lockAccount(tx, user.id);
  const rows = await fit(tx, user.id, given);
  const now = tx.now();
  const [counts, leftOut] = [countRows(rows), leftOutOf(rows)];
  const id = await insertCrmImport(tx.db, {
    accountId: user.id,
    personId: user.person.id,
    name,
    counts,
    leftOut,
    now,
  });
  const used = rows.filter(({ outcome }) => outcome !== 'left_out');
  const entries = new Map(
    used.flatMap(({ influencerId, email }) =>
      influencerId === null ? [] : [[influencerId, email === null ? ('found' as const) : ('asked' as const)]],
    ),
  );
  const stages = [...entries].map(([influencerId, stage]) => ({ influencerId, stage }));
  await insertEntries(tx.db, { accountId: user.id, importId: id, rows: stages, now });
  const addressees = used.flatMap(({ influencerId, email }) => (email === null ? [] : [{ influencerId, email }]));
  if (addressees.length > 0) await queueMails(tx, { user, importId: id, message, addressees, mayWait: true });
  return present(tx, user, { accountId: user.id, id });
}

/** Leaves out what a full list has no room for; rows with an e-mail are asked all the same. */
async function fit(tx: Context, accountId: number, rows: readonly Decided[]): Promise<Decided[]> {
  let room = crmLimits.entries - (await countAll(tx.db, accountId));
  return rows.map((row) => {
    if (row.influencerId === null || row.fault || row.outcome === 'already' || room-- > 0) return row;
    return row.outcome === 'invited' ? { ...row, influencerId: null } : { ...row, outcome: 'left_out', reason: 'full' };
  });
}

async function present(tx: Context, { locale }: User, which: { accountId: number; id: number }): Promise<CrmImport> {
  return viewCrmImport(await find(tx, which), { now: tx.now(), locale });
}

async function find(tx: Context, which: { accountId: number; id: number }): Promise<CrmImportRow> {
  const row = await lockCrmImport(tx.db, which);
  if (!row) throw refuseNotFound(what);
  return row;
}

/** The latest imports of the account. */
export async function listCrmImports(context: Context, user: User): Promise<CrmImport[]> {
  demand(mayKeepCrm(user.role));
  const rows = await selectCrmImports(context.db, user.id, latest);
  return rows.map((row) => viewCrmImport(row, { now: context.now(), locale: user.locale }));
}

/** Takes back what an import added and nobody changed since, and mails that wait. */
export async function undoCrmImport(context: Context, user: User, id: string): Promise<CrmImport> {
  const which = { accountId: user.id, id: rowId(id, what) };
  return inTransaction(context, async (tx) => {
    demand(crmImportPolicy(await find(tx, which), tx.now()).undo);
    await deleteImported(tx.db, which.id);
    await deleteWaiting(tx.db, which.id);
    await setUndone(tx.db, which.id, tx.now());
    return present(tx, user, which);
  });
}
