import { hourMs } from '../../../contract/kit/calendar.ts';
import type { ChangeOrder, ChangeOrderAnswer } from '../../../contract/work/change-orders.ts';
import type { ChangeOrderRow, EscrowOrderRow } from '../../../database/schema.ts';
import {
  type Agreed,
  findSide,
  lockAgreed,
  lockAgreedById,
} from '../../campaigns/applications/agreement-access.service.ts';
import { actingPerson } from '../../kit/context/acting-person.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { AppError, refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { type Frozen, readVersions } from '../agreements/reading.service.ts';
import { refundDecrease, supersedeUnpaid } from '../escrow/additions.service.ts';
import { lockOrder } from '../escrow/release.service.ts';
import { mayAnswerOrder, mayChange } from './change-orders.policy.ts';
import {
  insertChangeOrder,
  lockChangeOrder,
  selectChangeOrder,
  selectChangeOrders,
  selectWaiting,
  updateChangeOrder,
} from './change-orders.queries.ts';
import { type Change, type Changed, changeOf, isAlive, tryChange } from './change-orders.rules.ts';
import { releaseChanged, takeEffect } from './effect.service.ts';
import { askAboutPayment } from './funding.service.ts';
import { notifyChangeOrder } from './notices.service.ts';
import { present, presentOne, readFacts } from './present.service.ts';
import { readStanding } from './standing.service.ts';

const what = 'This change order';

interface Asked {
  user: User;
  applicationId: string;
}

/** Change orders of an agreement for its two parties, latest first. While a payment is open the gateway is asked, since its webhook may be late. */
export async function listChangeOrders(context: Context, asked: Asked) {
  const { application } = await findSide(context, asked);
  const waiting = await selectWaiting(context.db, application.id);
  if (waiting?.status === 'funding') {
    await askAboutPayment(context, waiting.id).catch((error) =>
      context.log.warn({ err: error }, 'The gateway could not be asked for a payment'),
    );
  }
  const { application: now } = await findSide(context, asked);
  return present(context, { application: now, reader: asked.user }, await selectChangeOrders(context.db, now.id));
}

/** Proposes a change of the terms in force to the other party. */
export async function proposeChangeOrder(
  context: Context,
  { user, applicationId, note, ...change }: Asked & Change & { note: string },
): Promise<ChangeOrder> {
  const { application: found } = await findSide(context, { user, applicationId });
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreed(tx, found);
    const { application } = agreed;
    const versions = await readVersions(tx, application.id);
    demand(mayChange(change, await readFacts(tx, application, versions)));
    const base = inForce(versions);
    const order = await lockOrder(tx, application.id);
    const tried = tryChange(change, await readStanding(tx, { ...agreed, base, order }));
    if ('problem' in tried) throw refuseField('BAD_INPUT', tried.problem.field, tried.problem.reason);
    await endLapsed(tx, agreed);
    const row = await insertChangeOrder(tx.db, {
      application_id: application.id,
      base_version: base.version,
      proposed_by: user.id,
      revisions: change.revisions,
      ready_by: change.ready_by,
      changes: JSON.stringify(change.changes),
      note,
      created_at: tx.now(),
    });
    if (!row) throw refuse('CONFLICT', 'Another change order for this agreement is waiting for an answer.');
    const told = { byId: user.id, byName: nameOf(base, user), note, version: base.version };
    await notifyChangeOrder(tx, { ...agreed, ...told, what: 'proposed' });
    return presentOne(tx, { application, reader: user }, row);
  });
}

/** Ends what the work has overtaken, so that it does not stand in the way. */
async function endLapsed(tx: Context, { application }: Agreed): Promise<void> {
  const waiting = await selectWaiting(tx.db, application.id);
  if (!waiting || isAlive(changeOf(waiting), application.status)) return;
  const answered_at = waiting.answered_at ?? tx.now();
  await updateChangeOrder(tx.db, waiting.id, { status: 'expired', answered_at });
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

/** Answers a proposal. Accepted, it takes effect in the same transaction, or once its increase is funded. */
export async function answerChangeOrder(
  context: Context,
  { user, id, status }: { user: User; id: string; status: ChangeOrderAnswer },
): Promise<ChangeOrder> {
  const found = await findChangeOrder(context, { user, id });
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, found.application_id);
    const order = await lockOrder(tx, found.application_id);
    const row = await lockChangeOrder(tx.db, found.id);
    const versions = await readVersions(tx, agreed.application.id);
    const facts = await readFacts(tx, agreed.application, versions);
    demand(mayAnswerOrder(user.id, row, { answer: status, facts }));
    const base = inForce(versions);
    const answer = { answered_by: user.id, answered_at: tx.now(), person_id: actingPerson() };
    const columns =
      status === 'accepted'
        ? await accept(tx, agreed, { row: { ...row, ...answer }, base, order })
        : { status, version: null };
    const answered = await updateChangeOrder(tx.db, row.id, { ...answer, ...columns });
    const told = { byId: user.id, byName: nameOf(base, user), note: row.note, version: base.version + 1 };
    const isFunding = answered.status === 'funding';
    await notifyChangeOrder(tx, { ...agreed, ...told, what: isFunding ? 'funding' : status, added: answered.added });
    if (answered.status === 'accepted') await releaseChanged(tx, agreed);
    const { application } = await lockAgreedById(tx, row.application_id);
    return presentOne(tx, { application, reader: user }, answered);
  });
}

interface Accepted {
  row: ChangeOrderRow;
  base: Frozen;
  order: EscrowOrderRow | undefined;
}

/** An increase waits for its payment; anything else takes effect now, and a decrease goes back now. Returns what is recorded. */
async function accept(tx: Context, agreed: Agreed, { row, base, order }: Accepted) {
  const standing = await readStanding(tx, { ...agreed, base, order });
  const tried = tryChange(changeOf(row), standing);
  if ('problem' in tried) throw refuse('CONFLICT', tried.problem.reason);
  const { changed } = tried;
  const { added, addedGst } = moneyOf(changed, standing.isFunded);
  if (added > 0) {
    const fund_by = new Date(tx.now().getTime() + tx.config.changeOrderHours * hourMs);
    return { status: 'funding', added, gst_basis_points: standing.gstBasisPoints, fund_by } as const;
  }
  if (added < 0 && order) await refundDecrease(tx, agreed, { order, refunded: -added, gst: -addedGst });
  if (changed.priced && !standing.isFunded) await supersedeUnpaid(tx, agreed.application.id);
  await takeEffect(tx, agreed, { row, base, changed });
  const money = standing.isFunded && changed.priced ? added : null;
  return { status: 'accepted', version: base.version + 1, added: money } as const;
}

/** Paise that a change adds to the held money or refunds; nothing before it is funded. */
function moneyOf({ priced }: Changed, isFunded: boolean) {
  return isFunded && priced ? priced : { added: 0, addedGst: 0 };
}

/** The version in force of those there are, the latest first. */
function inForce([latest]: readonly Frozen[]): Frozen {
  if (!latest) throw new Error('An agreement has no version');
  return latest;
}

function nameOf({ terms: { creator, influencer } }: Frozen, { id }: User): string {
  return creator.id === String(id) ? creator.name : influencer.name;
}
