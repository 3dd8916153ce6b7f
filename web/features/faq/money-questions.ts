import { msg } from '@lingui/core/macro';
import { formatRupees } from '../../ui/rupees.ts';
import type { Figures, Question } from './question.ts';

export function moneyQuestions({ terms, moneyHolding }: Figures): Question[] {
  const { platformFee, autoReleaseDays } = terms;
  const least = formatRupees(terms.minPayout);
  return [
    {
      id: 'who-holds-the-money',
      title: msg`Who holds the money while the work is done?`,
      answer:
        moneyHolding === 'escrow'
          ? msg`It is held by the payment partner, in an escrow account of a bank. We never pool it: the ledger you see mirrors theirs entry by entry. It is released on approval, after ${autoReleaseDays} days of silence, or by an operator in a dispute.`
          : msg`It is set aside for that work before it starts, and the ledger you see shows it entry by entry. It is released on approval, after ${autoReleaseDays} days of silence, or by an operator in a dispute.`,
    },
    {
      id: 'fee',
      title: msg`What does it cost an influencer?`,
      answer: msg`Nothing to join, apply or chat. On paid work the platform fee is ${platformFee}%, GST inside, taken once from the amount the brand funds. The offer shows the net in hand before you accept, and that is the figure that is paid.`,
    },
    {
      id: 'cost-for-brands',
      title: msg`What does it cost a brand?`,
      answer: msg`Posting campaigns, chatting and deciding on applications is free. You pay the price you agreed with the creator and nothing on top of it. A subscription gives you more unlocks; you can do without.`,
    },
    {
      id: 'silence',
      title: msg`What if a brand does not answer after I deliver?`,
      answer: msg`${autoReleaseDays} days after you submit without a word from the brand, the money is released to your wallet. If you disagree about the work, either side can open a dispute and the money stays held until an operator has decided.`,
    },
    {
      id: 'withdraw',
      title: msg`How do I get my money out?`,
      answer: msg`From the wallet to a UPI address or a bank account in your name, from ${least} on. You see each stage and the bank’s reference number. If a transfer fails, the amount is back in the wallet at once.`,
    },
    {
      id: 'tax',
      title: msg`Is tax deducted from what I earn?`,
      answer: msg`Where the Income-tax Act asks for it, and then it stands on the offer before you accept, with its rate. Statements of any period are in your wallet, as PDF and CSV.`,
    },
    {
      id: 'gst-invoice',
      title: msg`Does our finance team get its papers?`,
      answer: msg`For plans an invoice, numbered by financial year and with your GSTIN where you give one. For work on campaigns the agreement and statements of every payment, as PDF and CSV. GST on the work itself is between you and the creator: who is registered says so, and invoices it.`,
    },
    {
      id: 'disputes',
      title: msg`What happens in a dispute?`,
      answer: msg`The money stays where it is held. Both sides say what happened, an operator looks at the agreement, the deliverables and the chat about them, and decides with reasons: released, refunded or divided. Your right to go to court stays as it is.`,
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
      answer: msg`Data on ${influencerClaim} social media influencers, more unlocks than the ${freeUnlocks} free ones of a month, the super user referral programme, the campaign collaboration tool and priority customer support. All plans have the same; they differ in time and in unlocks.`,
    },
    {
      id: 'cancel-a-plan',
      title: msg`Can I cancel, pause or change my plan?`,
      answer: msg`Any time, under My Subscription. After a cancellation the plan runs to the end of the time you paid for and no further debit is made. When you buy another plan it starts at once, the old one ends when the new one is active, and its unused days are added to the new one.`,
    },
    {
      id: 'paid-not-active',
      title: msg`I have paid, but my plan is not active. What now?`,
      answer: msg`Banks sometimes confirm late. We go on asking the payment partner and tell you as soon as it is settled; you need not pay again. If the bank refuses in the end, nothing was debited, or it comes back by itself.`,
    },
    {
      id: 'referrals',
      title: msg`What does a referral bring?`,
      answer: msg`${reward} to your wallet and ${coins} coins to each of you, once a referral qualifies. It is pending from the day the invited person gets started (a connected account for influencers, a funded agreement or a paid plan for brands and partners), and qualifies when our fees from them reach ${cover} times the reward and ${holdDays} days have passed. Coins need a confirmed mobile number.`,
    },
    {
      id: 'super-user',
      title: msg`How do I become a super user?`,
      answer: msg`By ${superUserFrom} qualified referrals. From then on you also earn ${superUserShare}% of what the people you brought pay for their subscriptions, for ${superUserMonths} months from the day each of them joined.`,
    },
  ];
}
