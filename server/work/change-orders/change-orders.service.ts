import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { ChangeOrder } from '../../../contract/work/change-orders.ts';
import type { ApplicationRow, ChangeOrderRow } from '../../../database/schema.ts';
import {
  type Agreed,
  findSide,
  lockAgreed,
  lockAgreedById,
} from '../../campaigns/applications/agreement-access.service.ts';
import { findMoneyAnswers } from '../../campaigns/held-money/held-money.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { AppError, refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand, viewCan } from '../../kit/http/policy.ts';
import { keepVersion } from '../agreements/freeze.service.ts';
import { type Frozen, readVersions } from '../agreements/reading.service.ts';
import { moveDueDays } from '../deliverables/planning.service.ts';
import { changeOrderPolicy, mayAnswerOrder, mayChangeTerms, type TermsFacts } from './change-orders.policy.ts';
import {
  insertChangeOrder,
  lockChangeOrder,
  selectChangeOrder,
  selectChangeOrders,
  updateChangeOrder,
} from './change-orders.queries.ts';
import { type Answer, amendTerms, type Change, whyNotPropose } from './change-orders.rules.ts';
import { viewChangeOrder } from './change-orders.views.ts';
import { notifyChangeOrder } from './notices.service.ts';

const what = 'This change order';

interface Asked {
  user: User;
  applicationId: string;
}

/** Change orders of an agreement for its two parties, latest first. */
export async function listChangeOrders(context: Context, asked: Asked): Promise<ChangeOrder[]> {
  const { application } = await findSide(context, asked);
  const rows = await selectChangeOrders(context.db, application.id);
  return present(context, { application, reader: asked.user }, rows);
}

/** Proposes a change of the terms in force to the other party. */
export async function proposeChangeOrder(
  context: Context,
  { user, applicationId, note, ...change }: Asked & Change & { note: string },
): Promise<ChangeOrder> {
  const { application: found } = await findSide(context, { user, applicationId });
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreed(tx, found);
    const versions = await readVersions(tx, agreed.application.id);
    demand(mayChangeTerms(await readFacts(tx, agreed.application, versions)));
    const base = inForce(versions);
    const wrong = whyNotPropose(change, base.terms, dateInIndia(tx.now()));
    if (wrong) throw refuseField('BAD_INPUT', wrong.field, wrong.reason);
    const row = await insertChangeOrder(tx.db, {
      application_id: agreed.application.id,
      base_version: base.version,
      proposed_by: user.id,
      ...change,
      note,
      created_at: tx.now(),
    });
    if (!row) throw refuse('CONFLICT', 'Another change order for this agreement is waiting for an answer.');
    const byName = nameOf(base, user);
    await notifyChangeOrder(tx, { ...agreed, byId: user.id, byName, what: 'proposed', note, version: base.version });
    return presentOne(tx, { application: agreed.application, reader: user }, row);
  });
}

/** A change order for a party of its agreement; not found for anybody else. */
export async function findChangeOrder(context: Context, { user, id }: { user: User; id: string }) {
  const row = await selectChangeOrder(context.db, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  await findSide(context, { user, applicationId: String(row.application_id) }).catch((error) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? refuseNotFound(what) : error;
  });
  return row;
}

/** Answers a proposal. Accepting inserts the next version of the agreement in the same transaction. */
export async function answerChangeOrder(
  context: Context,
  { user, id, status }: { user: User; id: string; status: Answer },
): Promise<ChangeOrder> {
  const found = await findChangeOrder(context, { user, id });
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, found.application_id);
    const row = await lockChangeOrder(tx.db, found.id);
    const versions = await readVersions(tx, agreed.application.id);
    const facts = await readFacts(tx, agreed.application, versions);
    demand(mayAnswerOrder(user.id, row, { answer: status, facts }));
    const base = inForce(versions);
    if (status === 'accepted') await amend(tx, agreed, { row, base });
    const version = status === 'accepted' ? base.version + 1 : null;
    const answer = { status, version, answered_by: user.id, answered_at: tx.now() };
    const answered = await updateChangeOrder(tx.db, row.id, answer);
    const told = { byId: user.id, byName: nameOf(base, user), what: status, note: row.note };
    await notifyChangeOrder(tx, { ...agreed, ...told, version: base.version + 1 });
    return presentOne(tx, { application: agreed.application, reader: user }, answered);
  });
}

async function amend(tx: Context, { application }: Agreed, { row, base }: { row: ChangeOrderRow; base: Frozen }) {
  const terms = amendTerms(base, row);
  await keepVersion(tx, { applicationId: application.id, version: base.version + 1, terms });
  if (row.ready_by !== null) await moveDueDays(tx, { applicationId: application.id, dueOn: row.ready_by });
}

/** The version in force of those there are, the latest first. */
function inForce([latest]: readonly Frozen[]): Frozen {
  if (!latest) throw new Error('An agreement has no version');
  return latest;
}

async function readFacts(
  context: Context,
  application: ApplicationRow,
  versions: readonly Frozen[],
): Promise<TermsFacts> {
  const money = await findMoneyAnswers(context, 'application_id', [application.id]);
  return {
    version: versions[0]?.version ?? null,
    application: application.status,
    money: money.get(application.id) ?? true,
  };
}

function nameOf({ terms: { creator, influencer } }: Frozen, { id }: User): string {
  return creator.id === String(id) ? creator.name : influencer.name;
}

interface Reading {
  application: ApplicationRow;
  reader: User;
}

async function present(context: Context, { application, reader }: Reading, rows: readonly ChangeOrderRow[]) {
  const versions = await readVersions(context, application.id);
  const terms = new Map(versions.map((each) => [each.version, each.terms]));
  const facts = await readFacts(context, application, versions);
  return rows.flatMap((row) => {
    const base = terms.get(row.base_version);
    const can = viewCan(changeOrderPolicy(reader.id, row, facts), reader.locale);
    return base ? [viewChangeOrder({ row, base, status: application.status, can })] : [];
  });
}

async function presentOne(tx: Context, reading: Reading, row: ChangeOrderRow): Promise<ChangeOrder> {
  const [view] = await present(tx, reading, [row]);
  if (!view) throw refuseNotFound(what);
  return view;
}
