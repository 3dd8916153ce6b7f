import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { campaignProblems, deadlineProblem } from '../../../contract/campaigns/campaign-problems.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { demandNewAccountTurn } from '../../accounts/new-accounts/new-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { faultAt, refuse } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { findStandings, type Standing } from '../applications/application-counts.service.ts';
import { endAll } from '../applications/ending.service.ts';
import {
  findVisibleCampaign,
  lockOwnCampaign,
  storeCampaign,
  updateCampaign,
} from '../campaign-records/campaign-records.service.ts';
import { addNeeds, listNeeds } from '../campaign-records/needs.service.ts';
import { campaignDeleted } from '../moves/system-notes.rules.ts';
import { noteOpened } from '../viewers/noting.service.ts';
import { bodyOf, columnsOf } from './campaigns.body.rules.ts';
import { mayHold } from './campaigns.policy.ts';
import { changedTerms, mayPost, mergeCampaign } from './campaigns.rules.ts';
import { replaceNeeds } from './needs.service.ts';
import { presentCampaign } from './present.service.ts';
import { judgeKind, notifyDoubt } from './refused.service.ts';
import { selectUnknownWords } from './unknown-words.queries.ts';

export async function getCampaign(context: Context, { user, id }: { user: User; id: string }): Promise<Campaign> {
  const row = await findVisibleCampaign(context, { user, id });
  const campaign = await presentCampaign(context, user, row);
  noteOpened(context, user, row.id);
  return campaign;
}

interface Posting {
  user: User;
  body: CampaignBody;
}

/** Posts a campaign, or stores a draft. */
export async function addCampaign(context: Context, posting: Posting): Promise<Campaign> {
  return inTransaction(context, async (tx) => presentCampaign(tx, posting.user, await postCampaign(tx, posting)));
}

/** The same within a transaction. */
export async function postCampaign(tx: Context, { user, body }: Posting): Promise<CampaignRow> {
  refuseRole(user, body);
  await refuseProblems(tx, body, { ...campaignProblems(body), ...deadlineProblem(body, todayOf(tx)) });
  const doubt = judgeKind(body);
  const now = tx.now();
  const stamps = { created_at: now, updated_at: now, published_at: body.draft ? null : now };
  const row = await storeCampaign(tx, { ...columnsOf(body), ...stamps, creator_id: user.id });
  await addNeeds(tx, row.id, body.needs ?? []);
  await notifyDoubt(tx, row, doubt);
  if (!body.draft) await demandNewAccountTurn(tx, { accountId: user.id, action: 'campaign' });
  return row;
}

/** Content of a campaign as sent when it is created or changed. */
export async function readBody(context: Context, row: CampaignRow): Promise<CampaignBody> {
  return bodyOf(row, await listNeeds(context, [row.id]));
}

interface Draft {
  user: User;
  body: CampaignBody;
  /** The key of its picture. */
  cover: string | null;
}

/** Keeps a draft that its caller has judged. */
export async function storeDraft(tx: Context, { user, body, cover }: Draft): Promise<CampaignRow> {
  const now = tx.now();
  const columns = { ...columnsOf({ ...body, draft: true }), cover, created_at: now, updated_at: now };
  const row = await storeCampaign(tx, { ...columns, creator_id: user.id });
  await addNeeds(tx, row.id, body.needs ?? []);
  return row;
}

interface Asked {
  user: User;
  id: string;
  /** Time of the last change known to the sender. */
  readAt?: string | undefined;
}

/** The user's own campaign with its body, locked; refuses when it has changed since it was read. */
export async function lockForChange(tx: Context, { user, id, readAt }: Asked) {
  const row = await lockOwnCampaign(tx, { user, id });
  if (readAt !== undefined && readAt !== row.updated_at.toISOString()) throw refuseStale();
  return { row, before: await readBody(tx, row) };
}

interface Change {
  user: User;
  row: CampaignRow;
  before: CampaignBody;
  /** The complete change. */
  body: CampaignBody;
  /** The part that takes effect now; payers of its pool vote on the rest. */
  own: CampaignBody;
}

/** Changes the given fields; `draft: false` posts a draft. The caller has locked the campaign. */
export async function changeCampaign(tx: Context, { user, row, before, body, own }: Change): Promise<CampaignRow> {
  const after = mergeCampaign(before, body);
  const isPosting = row.is_draft && after.draft === false;
  refuseRole(user, after);
  const problems = { ...campaignProblems(after), ...(isPosting ? deadlineProblem(after, todayOf(tx)) : {}) };
  await refuseProblems(tx, body, problems);
  const doubt = judgeKind(after);
  const kept = mergeCampaign(before, own);
  if (!row.is_draft) await refuseUnderAgreement(tx, { row, before, after: kept });
  if (own.needs) await replaceNeeds(tx, row.id, own.needs);
  const now = tx.now();
  const published = isPosting ? { published_at: now } : {};
  const changed = await updateCampaign(tx, row.id, { ...columnsOf(kept), ...published, updated_at: now });
  await notifyDoubt(tx, changed, doubt);
  if (isPosting) await demandNewAccountTurn(tx, { accountId: user.id, action: 'campaign' });
  return changed;
}

/** Pauses a campaign, which removes it from the feed, or resumes it; agreements continue. */
export async function holdCampaign(context: Context, { user, id, hold }: { user: User; id: string; hold: boolean }) {
  return inTransaction(context, async (tx) => {
    const row = await lockOwnCampaign(tx, { user, id });
    demand(mayHold(user, row, hold));
    const now = tx.now();
    if (hold === (row.held_at !== null)) return presentCampaign(tx, user, row);
    const changed = await updateCampaign(tx, row.id, { held_at: hold ? now : null, updated_at: now });
    return presentCampaign(tx, user, changed);
  });
}

/** Deletes a campaign and ends what still waits for an answer in it. The caller has locked the campaign. */
export async function endCampaign(tx: Context, row: CampaignRow): Promise<void> {
  if (!row.is_draft) await endAll(tx, row, campaignDeleted);
  await updateCampaign(tx, row.id, { deleted_at: tx.now() });
}

function refuseRole(user: User, { type = 'standard' }: CampaignBody): void {
  if (mayPost(user.role, type)) return;
  throw refuse('ROLE', 'Brands and partners post campaigns. Influencers can start a joint campaign.');
}

function refuseStale() {
  return refuse('STALE', 'This campaign was changed in another window. Check the newer version first.');
}

const todayOf = (context: Context) => dateInIndia(context.now());

/** Refuses with all invalid fields, including unknown lookup ids. */
export async function refuseProblems(
  context: Context,
  body: CampaignBody,
  found: Record<string, LocalizedText>,
): Promise<void> {
  const problems = { ...found, ...(await unknownWords(context, body)) };
  const [[name, reason = ''] = []] = Object.entries(problems);
  if (name) throw refuse('BAD_INPUT', faultAt(name, reason), { fields: problems });
}

async function unknownWords(context: Context, body: CampaignBody): Promise<Record<string, LocalizedText>> {
  const lists = [
    { field: 'categories', list: 'category', words: body.categories },
    { field: 'languages', list: 'language', words: body.languages },
    { field: 'locations', list: 'city', words: body.locations },
    { field: 'creator_profile.gender', list: 'gender', words: [body.creator_profile?.gender ?? []].flat() },
  ] as const;
  const problems: Record<string, LocalizedText> = {};
  for (const { field, list, words } of lists) {
    const [unknown] = await selectUnknownWords(context.db, list, words ?? []);
    if (unknown !== undefined) problems[field] = msg`${{ word: unknown }} is not on the list.`;
  }
  return problems;
}

interface Merge {
  row: CampaignRow;
  before: CampaignBody;
  after: CampaignBody;
}

async function refuseUnderAgreement(tx: Context, { row, before, after }: Merge): Promise<void> {
  if (after.draft) throw refuse('CONFLICT', 'A posted campaign can’t become a draft again, but you can pause it.');
  if (after.type !== before.type) throw refuse('CONFLICT', 'You can’t change the type of a posted campaign.');
  const standing = await standingOf(tx, row.id);
  if (!standing) return;
  const agreed = row.type === 'joint' ? standing.byStatus.accepted || standing.byStatus.contributed : standing.taken;
  const changed = agreed ? changedTerms(before, after) : [];
  if (changed.length > 0) {
    const fields = Object.fromEntries(changed.map((field) => [field, 'This has been agreed, so it can’t be changed.']));
    const reason = msg`Applicants have already agreed to these terms, so you can’t change ${{ fields: changed.join(', ') }}.`;
    throw refuse('CONFLICT', reason, { fields });
  }
  if (after.slots != null && after.slots < standing.taken) {
    throw refuse('CONFLICT', msg`${{ count: standing.taken }} places are already filled.`);
  }
}

async function standingOf(tx: Context, id: number): Promise<Standing | undefined> {
  return (await findStandings(tx, [id])).get(id);
}
