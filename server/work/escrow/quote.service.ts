import { toPaise } from '../../../contract/kit/money.ts';
import type { NetQuote } from '../../../contract/work/escrow.ts';
import type { ApplicationRow, EscrowOrderRow, OfferRow } from '../../../database/schema.ts';
import { type Agreed, findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { findVisibleCampaign, readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readOwnGst } from '../../money/invoices/billing-details.service.ts';
import { shareOf } from '../../money/manager-shares/manager-shares.rules.ts';
import { type Consent, findConsent, readBookedShare } from '../../money/manager-shares/manager-shares.service.ts';
import { taxOn } from '../../money/taxes/taxes.rules.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { readSilenceEnd } from '../work-clock/work-clock.service.ts';
import { clockOf, dueDay } from './clock.rules.ts';
import { selectOrderOf } from './escrow.queries.ts';
import { leftOf, type Net, netOf, releasedBefore } from './escrow.rules.ts';
import { viewNet } from './escrow.views.ts';
import { readTaxes, toBasisPoints } from './rates.service.ts';

/** Net amount of the current price, or another one, for either party. */
export async function quoteNet(
  context: Context,
  { amount, ...asked }: { user: User; applicationId: string; amount?: number | undefined },
): Promise<NetQuote> {
  const { application } = await findSide(context, asked);
  const order = await selectOrderOf(context.db, application.id);
  const paise = amount === undefined ? undefined : toPaise(amount);
  return readQuote(context, { application, order, amount: paise, readerId: asked.user.id });
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
  const creatorGst = taxOn(toPaise(amount), await readOwnGst(context, asked.user.id));
  const consent = await findConsent(context, { accountId: asked.user.id, readerId: asked.user.id });
  const terms = { feeBasisPoints, taxes, due, consent, silenceEndsAt: null };
  return quoteBy(context, { amount: toPaise(amount), creatorGst, ...terms });
}

interface Quoted {
  application: ApplicationRow;
  order: EscrowOrderRow | undefined;
  /** Paise, of another price than the current one. */
  amount?: number | undefined;
  readerId: number;
}

/** Net amounts as released, otherwise as they would be now, with the agreed fee. */
export async function readQuote(context: Context, { application, order, amount, readerId }: Quoted): Promise<NetQuote> {
  const feeBasisPoints = order?.fee_basis_points ?? (await readFee(context, application.id));
  const campaign = await readCampaignOf(context, application);
  const due = dueDay(campaign, application.ready_by);
  const taxes = await readTaxes(context, application.influencer_id);
  const whose = { accountId: application.influencer_id, readerId };
  if (order?.status === 'released' && amount === undefined) {
    const { released, released_gst: creatorGst, fee, gst, tds, ended_at: releasedAt } = order;
    const net = { amount: released - creatorGst, creatorGst, fee, gst, tds, net: released - fee - tds };
    const share = await readBookedShare(context, { ...whose, orderId: order.id });
    return present(context, { net, share, feeBasisPoints, taxes, due, silenceEndsAt: null, releasedAt });
  }
  const price = amount ?? application.quote ?? 0;
  const creatorGst = await readGstOn(context, { application, order, amount });
  const silenceEndsAt = order?.status === 'held' ? await readSilenceEnd(context, application) : null;
  const consent = await findConsent(context, whose);
  const terms = { feeBasisPoints, taxes, due, consent, silenceEndsAt };
  if (order && order.released > 0 && amount === undefined) {
    const booked = await readBookedShare(context, { ...whose, orderId: order.id });
    return quotePartly(context, order, { ...terms, booked });
  }
  return quoteBy(context, { amount: price, creatorGst, ...terms });
}

/** Net amount of an order of which a part is released: that part as it was, and the rest as it would be now. */
function quotePartly(
  context: Context,
  order: EscrowOrderRow,
  { booked, ...terms }: Terms & { booked: number },
): NetQuote {
  const before = releasedBefore(order);
  const leftGst = Math.min(leftOf(order), order.creator_gst - order.released_gst);
  const rates = { feeBasisPoints: terms.feeBasisPoints, ...terms.taxes };
  const left = netOf(leftOf(order) - leftGst, rates, { creatorGst: leftGst, before });
  const net: Net = {
    amount: before.amount + left.amount,
    creatorGst: order.released_gst + leftGst,
    fee: order.fee + left.fee,
    gst: order.gst + left.gst,
    tds: order.tds + left.tds,
    net: order.released - order.fee - order.tds + left.net,
  };
  return present(context, { ...terms, net, share: booked + shareIn(left, terms.consent), releasedAt: null });
}

/** Paise of a net that a consent gives away. */
function shareIn({ net, creatorGst }: Net, consent: Consent | null): number {
  return consent ? shareOf(net - creatorGst, consent.basisPoints) : 0;
}

/** The influencer's GST on a price in paise: as agreed, on another price by its agreed rate, before an agreement by the current one. */
async function readGstOn(context: Context, { application, order, amount }: Omit<Quoted, 'readerId'>): Promise<number> {
  if (order && amount === undefined) return order.creator_gst;
  const terms = (await readTerms(context, [application.id])).get(application.id);
  if (terms && amount === undefined) return toPaise(terms.gst?.amount ?? 0);
  const points = terms ? toBasisPoints(terms.gst?.percent ?? 0) : await readOwnGst(context, application.influencer_id);
  return taxOn(amount ?? application.quote ?? 0, points);
}

/** Net amounts of offers on an application, as a function of each: its rates are read once. */
export async function quoteOffers(
  context: Context,
  { campaign, application }: Agreed,
  readerId: number,
): Promise<(offer: Pick<OfferRow, 'amount' | 'gst'>) => NetQuote> {
  const feeBasisPoints = await readFee(context, application.id);
  const taxes = await readTaxes(context, application.influencer_id);
  const due = dueDay(campaign, application.ready_by);
  const consent = await findConsent(context, { accountId: application.influencer_id, readerId });
  return ({ amount, gst }) =>
    quoteBy(context, {
      amount: amount ?? 0,
      creatorGst: gst,
      feeBasisPoints,
      taxes,
      due,
      consent,
      silenceEndsAt: null,
    });
}

interface Terms {
  feeBasisPoints: number;
  taxes: Awaited<ReturnType<typeof readTaxes>>;
  /** The day all work is due. */
  due: string;
  silenceEndsAt: Date | null;
  /** Null for the side that does not see it. */
  consent: Consent | null;
}

interface Priced {
  amount: number;
  /** The influencer's GST on top of it. */
  creatorGst?: number;
}

/** Net amount of a price in paise if released now, by terms that were read already. */
export function quoteBy(context: Context, { amount, creatorGst, ...terms }: Terms & Priced): NetQuote {
  const rates = { feeBasisPoints: terms.feeBasisPoints, ...terms.taxes };
  const net = netOf(amount, rates, creatorGst === undefined ? {} : { creatorGst });
  return present(context, { ...terms, net, share: shareIn(net, terms.consent), releasedAt: null });
}

/** `share` in paise; 0: none. */
type Clocked = Omit<Terms, 'consent'> & { net: Net; share: number; releasedAt: Date | null };

function present(context: Context, { net, share, feeBasisPoints, taxes, due, ...known }: Clocked): NetQuote {
  const { autoReleaseDays: silenceDays } = context.config;
  // A draft may have no dates yet: its work counts as due today, the earliest possible.
  const clock = clockOf({ now: context.now(), due, silenceDays, ...known });
  return viewNet(net, { share, feeBasisPoints, taxRule: taxes.tds, clock });
}

/** Paise to be funded for an agreement, and the influencer's GST within it. */
export async function readPrice(context: Context, { id, quote }: Pick<ApplicationRow, 'id' | 'quote'>) {
  const terms = (await readTerms(context, [id])).get(id);
  const creatorGst = toPaise(terms?.gst?.amount ?? 0);
  return { amount: (quote ?? 0) + creatorGst, creatorGst };
}

/** The platform's fee: as agreed, otherwise the current one. */
export async function readFee(context: Context, applicationId: number): Promise<number> {
  const terms = (await readTerms(context, [applicationId])).get(applicationId);
  return toBasisPoints(terms?.platform_fee_percent ?? context.config.platformFeePercent);
}
