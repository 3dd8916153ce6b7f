import { msg } from '@lingui/core/macro';
import { advancePart, maxPayments } from '../../../contract/campaigns/offer-terms.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import type { Figures, Question } from './question.ts';

export function moneyQuestions({ terms, moneyHolding }: Figures): Question[] {
  const { platformFee, autoReleaseDays, publicationHours } = terms;
  const { undecidedDays } = publicationTerms;
  const least = formatRupees(terms.minPayout);
  const mostInAdvance = advancePart * 100;
  return [
    {
      id: 'who-holds-the-money',
      title: msg`Who holds the money while work is under way?`,
      answer:
        moneyHolding === 'escrow'
          ? msg`Our payment partner holds it in a bank’s escrow account. We never mix it with our own money: the ledger you see matches theirs line by line. It’s released by the payment plan you agreed on: by default when the work is published, and on approval if you only receive the content. In a dispute, our team decides.`
          : msg`It’s set aside for that work before it starts, and you see every entry in the ledger. It’s released by the payment plan you agreed on: by default when the work is published, and on approval if you only receive the content. In a dispute, our team decides.`,
    },
    {
      id: 'payment-plan',
      title: msg`Can I get an advance, or be paid in parts?`,
      answer: msg`Yes. Each offer has a payment plan of up to ${maxPayments} payments, for all of the work or piece by piece: an advance of at most ${mostInAdvance}%, on approval, on publication or on a date. The advance is paid when work starts. Until two of your deals here count for your track record, it’s paid with your first delivery. A date never pays for work that isn’t approved, and micro and small enterprises are paid within the legal limit after approval. The brand can always pay earlier.`,
    },
    {
      id: 'fund-many',
      title: msg`Can I fund several creators at once?`,
      answer: msg`Yes. Choose any of the creators who accepted and fund them with one payment and one receipt. If an agreement ended before the payment arrived, its part is refunded and the rest is set aside as agreed.`,
    },
    {
      id: 'fee',
      title: msg`What does it cost an influencer?`,
      answer: msg`Joining, applying and chatting are free. On paid work the platform fee is ${platformFee}%, including GST, deducted once from the agreed price. If you add GST, it reaches you in full. The offer shows what you’ll receive before you accept, and that’s what you’re paid.`,
    },
    {
      id: 'cost-for-brands',
      title: msg`What does it cost a brand?`,
      answer: msg`Posting campaigns, chatting and reviewing applications are free. You pay the price you agreed with the creator, plus GST if the creator is registered for it. The offer shows both. A subscription gives you more unlocks but isn’t required.`,
    },
    {
      id: 'silence',
      title: msg`What if a brand doesn’t respond after I deliver?`,
      answer: msg`If the brand doesn’t respond within ${autoReleaseDays} days, work with its ad label counts as approved. What the plan pays on approval is in your wallet then. What it pays on publication follows once the post is live: matched on your connected account, confirmed by the brand, or, only if no account of that platform is connected, ${publicationHours} hours after the link, unless the brand objects. A link counts for one piece only. Where none of that happens, our team decides after ${undecidedDays} days. If you disagree about the work, either side can open a dispute, and the money stays on hold until our team has decided.`,
    },
    {
      id: 'withdraw',
      title: msg`How do I withdraw my money?`,
      answer: msg`From your wallet to a UPI ID or bank account in your name, from ${least}. You see each stage and the bank’s reference number. If a transfer fails, the money is back in your wallet at once.`,
    },
    {
      id: 'tax',
      title: msg`Is tax deducted from what I earn?`,
      answer: msg`Where the Income-tax Act requires it. The offer shows the rate before you accept. You can download statements for any period from your wallet, as PDF and CSV.`,
    },
    {
      id: 'gst-invoice',
      title: msg`Do we get invoices and statements for our finance team?`,
      answer: msg`For plans you get an invoice, numbered by financial year and with your GSTIN if you add it. For campaign work you get the agreement and a statement of every payment, as PDF and CSV. If the creator has a regular GSTIN, their GST is added to the price and passed on in full, and the creator’s invoice shows it.`,
    },
    {
      id: 'disputes',
      title: msg`What happens in a dispute?`,
      answer: msg`The money stays on hold. Both sides tell us what happened. Our team looks at the agreement, the deliverables and the related chat, then decides to release, refund or split the money and gives reasons. You can still go to court.`,
    },
  ];
}

export function planQuestions({ influencerClaim, terms, referral }: Figures): Question[] {
  const { freeUnlocks } = terms;
  const { coins, superUserFrom, superUserShare, superUserMonths, cover, holdDays } = referral;
  const reward = formatRupees(referral.reward);
  return [
    {
      id: 'what-a-plan-has',
      title: msg`What do I get with a plan?`,
      answer: msg`Data on ${influencerClaim} social media influencers, more than the ${freeUnlocks} free unlocks a month, the super user referral program, the campaign collaboration tool and priority customer support. All plans include the same features. They differ in length and number of unlocks.`,
    },
    {
      id: 'cancel-a-plan',
      title: msg`Can I cancel, pause or change my plan?`,
      answer: msg`Any time, under My Subscription. If you cancel, your plan runs until the end of the period you paid for and you won’t be charged again. If you buy another plan, it starts at once, the old one ends, and its unused days are added to the new one.`,
    },
    {
      id: 'paid-not-active',
      title: msg`I paid, but my plan isn’t active. What now?`,
      answer: msg`Banks sometimes confirm late. We keep checking with the payment partner and tell you as soon as it’s settled, so you don’t need to pay again. If the bank declines the payment, nothing is charged or the money comes back automatically.`,
    },
    {
      id: 'referrals',
      title: msg`What do I get for a referral?`,
      answer: msg`Once a referral qualifies, you get ${reward} in your wallet and ${coins} coins each. It’s pending from the day the person you invited gets started (influencers: a connected account; brands and partners: a funded agreement or a paid plan). It qualifies when our fees from them reach ${cover} times the reward and ${holdDays} days have passed. Coins need a confirmed mobile number.`,
    },
    {
      id: 'super-user',
      title: msg`How do I become a super user?`,
      answer: msg`With ${superUserFrom} qualified referrals. You then also earn ${superUserShare}% of what the people you invited pay for subscriptions, for ${superUserMonths} months from the day each of them joined.`,
    },
  ];
}
