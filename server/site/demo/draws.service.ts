import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import { afterWorkingDays } from '../../../contract/kit/working-days.ts';
import { FEATURED } from '../../../database/demo/campaigns-featured.ts';
import type { Context } from '../../kit/context/context.ts';
import { issueFeeInvoice } from '../../money/invoices/issue.service.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { drawnEntries } from '../../work/escrow/escrow.rules.ts';
import { readNet, toBasisPoints } from '../../work/escrow/rates.service.ts';
import { insertDemoDraw, selectPledgesOf } from './draws.queries.ts';

const van = { note: 'Van and diesel, first three villages', amount: 1_800_000, days: 3 };
const crew = { note: 'Film crew for the last three evenings', amount: 4_200_000, hours: 5 };

/** Draws from the pool of a running joint campaign: one is paid, another waits for its payers. */
export async function seedDemoDraws(tx: Context): Promise<void> {
  const pledges = await selectPledgesOf(tx.db, FEATURED.looms);
  const payers = pledges.filter(({ confirmed_by }) => confirmed_by === 'payment').map(({ account_id }) => account_id);
  const travel = pledges.find(({ kind }) => kind === 'travel');
  const production = pledges.find(({ kind }) => kind === 'production');
  if (!travel || !production) return;
  const { campaign_id, title, creator_id: by_id } = travel;
  const now = tx.now().getTime();
  const fee_basis_points = toBasisPoints(tx.config.platformFeePercent);
  const common = { campaign_id, by_id, fee_basis_points, consent: 'silence' as const };

  const ended_at = new Date(now - van.days * dayMs);
  const net = await readNet(tx, { amount: van.amount, payeeId: travel.account_id, feeBasisPoints: fee_basis_points });
  const { fee, gst, tds } = net;
  const id = await insertDemoDraw(tx.db, {
    draw: {
      ...common,
      number: 1,
      amount: van.amount,
      note: van.note,
      need_id: travel.need_id,
      payee_id: travel.account_id,
      proof_note: 'Invoice PT-204',
      paid: van.amount,
      fee,
      gst,
      tds,
      status: 'executed',
      by_silence: true,
      created_at: new Date(now - (van.days + 3) * dayMs),
      ended_at,
    },
    agreed: payers.slice(0, 2),
  });
  const then: Context = { ...tx, now: () => ended_at };
  const reference = `pool-spending:${id}`;
  await issueFeeInvoice(then, {
    accountId: travel.account_id,
    of: { spendingId: id },
    campaign: title,
    amount: fee,
    basisPoints: net.gstBasisPoints,
    reference,
  });
  await post(then, {
    kind: 'pool.spent',
    reference,
    note: ledgerNotes.spending(title, van.note),
    detail: { campaign_id, fee, gst, tds },
    entries: drawnEntries(campaign_id, net, [{ kind: 'earnings', ownerId: travel.account_id, amount: net.net }]),
  });

  const created_at = new Date(now - crew.hours * hourMs);
  await insertDemoDraw(tx.db, {
    draw: {
      ...common,
      number: 2,
      amount: crew.amount,
      note: crew.note,
      need_id: production.need_id,
      payee_id: production.account_id,
      proof_note: 'Quotation SK-118',
      status: 'proposed',
      created_at,
      executes_at: afterWorkingDays(created_at, tx.config.pools.objectionDays),
    },
    agreed: payers.slice(0, 1),
  });
}
