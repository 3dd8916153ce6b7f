import { msg } from '@lingui/core/macro';
import type { Figures, Question } from './question.ts';

export function campaignQuestions({ terms }: Figures): Question[] {
  const { autoReleaseDays } = terms;
  return [
    {
      id: 'ad-label',
      title: msg`Why is an ad label asked for?`,
      answer: msg`India’s rules ask for a clear label on paid posts, in the language of the post and up front. A deliverable without one cannot be approved here, so neither side is caught out by a missing word.`,
    },
    {
      id: 'no-ghosting',
      title: msg`Will my application be answered?`,
      answer: msg`It reaches an end, always. What a brand has not decided seven days after its own deadline is declined by the system, and every brand shows how fast and how often it answers.`,
    },
    {
      id: 'changes',
      title: msg`How many rounds of changes can a brand ask for?`,
      answer: msg`As many as the agreement says; it is frozen when the offer is accepted. Whatever goes beyond it is a change order with a price of its own, and it needs the word of both sides.`,
    },
    {
      id: 'cancelled-work',
      title: msg`What if a campaign is called off?`,
      answer: msg`Before anything was submitted the whole amount goes back to the brand. After that the work is approved, released after ${autoReleaseDays} days of silence, or decided in a dispute. Pausing or deleting a campaign never ends what was agreed.`,
    },
    {
      id: 'not-delivered',
      title: msg`What if a creator does not deliver?`,
      answer: msg`You pay nothing for it: as long as nothing was submitted you can cancel, and the whole amount goes back to you. How many pieces of work a creator handed in on time stands on the profile, with the number it is counted from.`,
    },
    {
      id: 'usage-rights',
      title: msg`Who owns the content I make?`,
      answer: msg`You do. The agreement says for how long and where the brand may use it, and both sides are told before that time ends.`,
    },
  ];
}

export const jointQuestions: readonly Question[] = [
  {
    id: 'joint-campaigns',
    title: msg`What is a joint campaign?`,
    answer: msg`A campaign several sides carry together. Its page lists what is needed: budget, product, a place, production, reach. Each side pledges a part. When money comes in, it is shared by what each one confirmed, to the paisa.`,
  },
  {
    id: 'leaving-a-joint-campaign',
    title: msg`Can I take a pledge back?`,
    answer: msg`Until the lock, which is the start date. Only your own pledge is refunded; the others’ are not touched.`,
  },
  {
    id: 'drawing-from-a-pool',
    title: msg`Who decides what the pool is spent on?`,
    answer: msg`Those who paid into it. After the start date the owner proposes a draw with its purpose and payee. It is paid when all payers agree, or after three working days without an objection if it is small and its payee has no tie to the owner. An objection freezes that draw until we have decided.`,
  },
];
