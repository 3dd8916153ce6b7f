import { toPaise } from '../../../contract/kit/money.ts';
import type { NetQuote } from '../../../contract/work/escrow.ts';
import type { ApplicationRow, EscrowOrderRow, OfferRow } from '../../../database/schema.ts';
import { type Agreed, findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { findVisibleCampaign, readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { readSilenceEnd } from '../work-clock/work-clock.service.ts';
import { clockOf, dueDay } from './clock.rules.ts';
import { selectOrderOf } from './escrow.queries.ts';
import { type Net, netOf } from './escrow.rules.ts';
import { viewNet } from './escrow.views.ts';
import { readTaxes, toBasisPoints } from './rates.service.ts';

/** Net amount of the current price, or another one, for either party. */
export async function quoteNet(
  context: Context,
  { amount, ...asked }: { user: User; applicationId: string; amount?: number | undefined },
): Promise<NetQuote> {
  const { application } = await findSide(context, asked);
  const order = await selectOrderOf(context.db, application.id);
  return readQuote(context, { application, order, amount: amount === undefined ? undefined : toPaise(amount) });
}

interface Wish {
  user: User;
  id: string;
  amount: number;
  ready_by?: string | undefined;
}

/** Net amount of a price before an application exists. */
export async function quotePrice(context: Context, { amount, ready_by, ...asked }: Wish): Promise<NetQuote> {
  const campaign = await findVisibleCampaign(context, asked);
  const feeBasisPoints = toBasisPoints(context.config.platformFeePercent);
  const taxes = await readTaxes(context, asked.user.id);
  const due = dueDay(campaign, ready_by ?? null);
  return quoteBy(context, { amount: toPaise(amount), feeBasisPoints, taxes, due, silenceEndsAt: null });
}

interface Quoted {
  application: ApplicationRow;
  order: EscrowOrderRow | undefined;
  /** Paise, of another price than the current one. */
  amount?: number | undefined;
}

/** Net amounts as released, otherwise as they would be now, with the agreed fee. */
export async function readQuote(context: Context, { application, order, amount }: Quoted): Promise<NetQuote> {
  const feeBasisPoints = order?.fee_basis_points ?? (await readFee(context, application.id));
  const campaign = await readCampaignOf(context, application);
  const due = dueDay(campaign, application.ready_by);
  const taxes = await readTaxes(context, application.influencer_id);
  if (order?.status === 'released' && amount === undefined) {
    const { released, fee, gst, tds, ended_at: releasedAt } = order;
    const net = { amount: released, fee, gst, tds, net: released - fee - tds };
    return present(context, { net, feeBasisPoints, taxes, due, silenceEndsAt: null, releasedAt });
  }
  const price = amount ?? order?.amount ?? application.quote ?? 0;
  const silenceEndsAt = order?.status === 'held' ? await readSilenceEnd(context, application) : null;
  return quoteBy(context, { amount: price, feeBasisPoints, taxes, due, silenceEndsAt });
}

/** Net amounts of offers on an application, as a function of each: its rates are read once. */
export async function quoteOffers(
  context: Context,
  { campaign, application }: Agreed,
): Promise<(offer: Pick<OfferRow, 'amount'>) => NetQuote> {
  const feeBasisPoints = await readFee(context, application.id);
  const taxes = await readTaxes(context, application.influencer_id);
  const due = dueDay(campaign, application.ready_by);
  return ({ amount }) => quoteBy(context, { amount: amount ?? 0, feeBasisPoints, taxes, due, silenceEndsAt: null });
}

interface Terms {
  feeBasisPoints: number;
  taxes: Awaited<ReturnType<typeof readTaxes>>;
  /** The day all work is due. */
  due: string;
  silenceEndsAt: Date | null;
}

/** Net amount of a price in paise if released now, by terms that were read already. */
export function quoteBy(context: Context, { amount, ...terms }: Terms & { amount: number }): NetQuote {
  const net = netOf(amount, { feeBasisPoints: terms.feeBasisPoints, ...terms.taxes });
  return present(context, { ...terms, net, releasedAt: null });
}

type Clocked = Terms & { net: Net; releasedAt: Date | null };

function present(context: Context, { net, feeBasisPoints, taxes, due, ...known }: Clocked): NetQuote {
  const { autoReleaseDays: silenceDays } = context.config;
  // A draft may have no dates yet: its work counts as due today, the earliest possible.
  const clock = clockOf({ now: context.now(), due, silenceDays, ...known });
  return viewNet(net, { feeBasisPoints, taxRule: taxes.tds, clock });
}

/** The platform's fee: as agreed, otherwise the current one. */
export async function readFee(context: Context, applicationId: number): Promise<number> {
  const terms = (await readTerms(context, [applicationId])).get(applicationId);
  return toBasisPoints(terms?.platform_fee_percent ?? context.config.platformFeePercent);
}
