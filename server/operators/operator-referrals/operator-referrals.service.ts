import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { ReferralSignal } from '../../../contract/operators/operator-referrals.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { endForCollusion } from '../../money/referrals/qualification.service.ts';
import { closeSignal, findSignals, readSignalled, type Signal } from '../../money/referrals/signalled.service.ts';
import { viewSignal } from './operator-referrals.views.ts';

const what = 'This signal';
const place = z.tuple([givenInstant, z.int()]);

interface Listing {
  status?: 'open' | 'decided' | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Signals of referrals that share a network or came in a burst, for operators. */
export async function listSignals(context: Context, { status = 'open', limit, cursor }: Listing, locale: Locale) {
  const isOpen = status === 'open';
  const after = decodeCursor(cursor, place);
  const { found, total } = await findSignals(context, { isOpen, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, {
    limit,
    placeOf: (row) => [(row.decided_at ?? row.created_at).toISOString(), row.id],
  });
  return { data: await present(context, rows, locale), total, next_cursor };
}

async function present(context: Context, signals: readonly Signal[], locale: Locale): Promise<ReferralSignal[]> {
  const signalled = await readSignalled(context, signals);
  const ids = [...signalled.values()].flatMap((accounts) => accounts.map(({ invitedId }) => invitedId));
  const people = await findPeople(context, [...signals.map((signal) => signal.referrer_id), ...ids]);
  return signals.map((signal) => viewSignal(signal, signalled.get(signal.id) ?? [], { people, locale }));
}

interface Decision {
  operator: ActingOperator;
  id: string;
  status: 'dismissed' | 'cancelled';
  reason: string;
}

/** Decides a signal: dismisses it, or cancels the pending rewards. */
export async function decideSignal(context: Context, { operator, id, status, reason }: Decision) {
  const signalId = rowId(id, what);
  return inTransaction(context, async (tx) => {
    const decision = { status, decidedAt: tx.now(), decidedBy: operator.id, note: reason };
    const signal = await closeSignal(tx, signalId, decision);
    if (!signal) throw refuseNotFound(what);
    const accounts = (await readSignalled(tx, [signal])).get(signal.id) ?? [];
    const invited = accounts.map(({ invitedId }) => invitedId);
    if (status === 'cancelled') await endForCollusion(tx, invited, reason);
    await recordAct(tx, {
      actor: operator,
      action: `referral_signal.${status}`,
      target: `account:${signal.referrer_id}`,
      detail: { signal: signal.id, kind: signal.kind, invited },
      reason,
    });
    const [view] = await present(tx, [signal], operator.locale);
    if (!view) throw refuseNotFound(what);
    return view;
  });
}
