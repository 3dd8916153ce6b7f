import * as z from 'zod/mini';
import type { Spending } from '../../../contract/hub/pools.ts';
import { timeInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { Download } from '../../kit/http/download.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { presentSpendings } from './present.service.ts';
import { demandReader } from './readers.service.ts';
import { countSpending, selectSpending } from './spending.queries.ts';

interface Asked {
  user: User;
  id: string;
}

interface Page extends Asked {
  limit: number;
  cursor?: string | undefined;
}

/** Draws from the pool of a campaign, newest first. */
export async function listSpending(context: Context, { limit, cursor, ...asked }: Page) {
  const campaign = await demandReader(context, asked);
  const before = decodeCursor(cursor, z.int());
  const found = await selectSpending(context.db, { campaignId: campaign.id, before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ number }) => number });
  return {
    data: await presentSpendings(context, { campaign, user: asked.user }, rows),
    total: await countSpending(context.db, campaign.id),
    next_cursor,
  };
}

const head = ['number', 'proposed', 'by', 'payee', 'purpose', 'proof', 'amount', 'status', 'paid', 'fee', 'tds', 'net'];

/** The draws as CSV, in rupees, with times in India. */
export async function makeSpendingCsv(context: Context, asked: Asked): Promise<Download> {
  const campaign = await demandReader(context, asked);
  const rows = await selectSpending(context.db, { campaignId: campaign.id, before: undefined, limit: Infinity });
  const draws = await presentSpendings(context, { campaign, user: asked.user }, rows);
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: `pool-${campaign.id}.csv`,
    bytes: writeCsv([[...head, 'by_silence', 'ended'], ...draws.map(lineOf)]),
  });
}

function lineOf(draw: Spending): (string | number)[] {
  const time = (at: string | null) => (at === null ? '' : timeInIndia(new Date(at)));
  const isPaid = draw.status === 'executed';
  return [
    ...[draw.number, time(draw.createdAt), draw.by.fullname, draw.payee.fullname, draw.note],
    ...[draw.proof?.name ?? draw.proof_note ?? '', draw.amount, draw.status],
    ...[draw.paid, isPaid ? draw.fee : 0, isPaid ? draw.tds : 0, isPaid ? draw.net : 0],
    ...[draw.by_silence ? 'yes' : 'no', time(draw.ended_at)],
  ];
}
