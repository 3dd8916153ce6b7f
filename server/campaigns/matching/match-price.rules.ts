import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { addRupees, inRupees, toPaise } from '../../../contract/kit/money.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';

/** Deliverables of a campaign and its budget per creator. */
export interface Order {
  deliverables: readonly { type: string; quantity: number }[];
  /** Empty for any. */
  platforms: readonly string[];
  /** Rupees. */
  budget: number;
}

export interface PriceVerdict {
  /** 0 to 1; null where the rate card has no price for it. */
  fit: number | null;
  words: () => LocalizedMessage;
}

/** Compares a creator's own quote with the budget. It takes precedence over the rate card. */
export function judgeQuote(quote: number, budget: number): PriceVerdict {
  if (quote <= budget) {
    return { fit: 1, words: () => msg`${{ price: rupees(quote) }} is within ${{ budget: rupees(budget) }}` };
  }
  const words = () => msg`${{ price: rupees(quote) }} is over ${{ budget: rupees(budget) }} per creator`;
  return { fit: budget / quote, words };
}

/** Prices the campaign's deliverables by the rate card: "2 reels at ₹18,000 = ₹36,000, ₹24,000 over the ₹12,000". */
export function judgeRates(rates: InfluencerCard['rates'], { deliverables, platforms, budget }: Order): PriceVerdict {
  if (rates.length === 0) return { fit: null, words: () => msg`Price unknown` };
  const { priced, missing } = priceLines(rates, { deliverables, platforms });
  if (missing || priced.length === 0) {
    const words = () => (missing ? msg`No rate for ${{ format: formatWord(missing.type) }}` : msg`Price unknown`);
    return { fit: null, words };
  }
  const total = addRupees(priced.map(({ quantity, rate }) => quantity * rate));
  const sum = () => sumWords(priced, total);
  if (total <= budget) return { fit: 1, words: () => msg`${{ sum: sum() }}, within ${{ budget: rupees(budget) }}` };
  const over = rupees(addRupees([total, -budget]));
  return {
    fit: budget / total,
    words: () => msg`${{ sum: sum() }}, ${{ over }} over the ${{ budget: rupees(budget) }}`,
  };
}

/** Rupees for all deliverables by the rate card; null where it does not price them all. */
export function priceOfWork(rates: InfluencerCard['rates'], work: Omit<Order, 'budget'>): number | null {
  const { priced, missing } = priceLines(rates, work);
  if (missing || priced.length === 0) return null;
  return addRupees(priced.map(({ quantity, rate }) => quantity * rate));
}

function priceLines(rates: InfluencerCard['rates'], { deliverables, platforms }: Omit<Order, 'budget'>) {
  const lines = deliverables.map(({ type, quantity }) => ({ type, quantity, rate: rateOf(rates, type, platforms) }));
  const priced: Line[] = lines.flatMap(({ rate, ...line }) => (rate === null ? [] : { ...line, rate }));
  return { priced, missing: lines.find(({ rate }) => rate === null) };
}

/** Lowest rate of a content type on the given platforms; null without one. */
function rateOf(rates: InfluencerCard['rates'], type: string, platforms: readonly string[]): number | null {
  const fitting = rates.filter(
    ({ content, platform }) => content.id === type && (platforms.length === 0 || platforms.includes(platform)),
  );
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ price }) => price));
}

interface Line {
  type: string;
  quantity: number;
  rate: number;
}

/** "1 reel at ₹18,000 + 2 stories at ₹6,500 = ₹31,000" */
function sumWords(lines: readonly Line[], total: number): LocalizedMessage {
  const [first, ...others] = lines.map(
    ({ type, quantity, rate }) => msg`${{ pieces: countWords(type, quantity) }} at ${{ rate: rupees(rate) }}`,
  );
  const all = others.reduce((said, line) => msg`${{ some: said }} + ${{ more: line }}`, first ?? verbatim(''));
  return msg`${{ lines: all }} = ${{ total: rupees(total) }}`;
}

const formatWords: Record<string, () => LocalizedMessage> = {
  post: () => msg`posts`,
  reel: () => msg`reels`,
  story: () => msg`stories`,
  video: () => msg`videos`,
  short: () => msg`shorts`,
  live: () => msg`live streams`,
};

const formatWord = (type: string) => formatWords[type]?.() ?? type;

const singleWords: Record<string, () => LocalizedMessage> = {
  post: () => msg`1 post`,
  reel: () => msg`1 reel`,
  story: () => msg`1 story`,
  video: () => msg`1 video`,
  short: () => msg`1 short`,
  live: () => msg`1 live stream`,
};

/** "2 reels", "1 story". */
export function countWords(type: string, quantity: number): LocalizedMessage {
  const single = singleWords[type];
  return quantity === 1 && single ? single() : msg`${{ count: quantity }} ${{ things: formatWord(type) }}`;
}

function rupees(amount: number): string {
  return inRupees(toPaise(amount));
}
