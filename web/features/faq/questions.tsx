import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface Question {
  /** Its address within the page of questions. */
  id: string;
  topic: 'money' | 'contacts' | 'figures' | 'joining' | 'campaigns';
  title: ReactNode;
  answer: ReactNode;
  lang?: 'hi';
}

export const topics: readonly { id: Question['topic']; title: ReactNode }[] = [
  { id: 'money', title: <Trans>Money</Trans> },
  { id: 'contacts', title: <Trans>Contacts and unlocks</Trans> },
  { id: 'figures', title: <Trans>Figures</Trans> },
  { id: 'campaigns', title: <Trans>Campaigns</Trans> },
  { id: 'joining', title: <Trans>Joining</Trans> },
];

/** What people ask; the first five stand on the landing page too. */
export const questions: readonly Question[] = [
  {
    id: 'who-holds-the-money',
    topic: 'money',
    title: <Trans>Who holds the money while the work is done?</Trans>,
    answer: (
      <Trans>
        Razorpay, our payment partner. We never pool it: the ledger you see mirrors theirs entry by entry. It is
        released on approval, after 7 days of silence, or by an operator in a dispute.
      </Trans>
    ),
  },
  {
    id: 'unlocks',
    topic: 'contacts',
    title: <Trans>What does an unlock give me, and when do I get it back?</Trans>,
    answer: (
      <Trans>
        An unlock opens one creator’s contact details and the detailed audience figures, for good: asking again is free.
        Three a month are free, a plan has more, and beyond that an unlock costs 10 coins. The coins come back when the
        contact is dead or silent for 14 days.
      </Trans>
    ),
  },
  {
    id: 'follower-counts',
    topic: 'figures',
    title: <Trans>Is the follower count real?</Trans>,
    answer: (
      <Trans>
        Every figure says where it came from and how old it is. Connected accounts are read from Instagram, Facebook or
        YouTube every day; what somebody typed by hand is labelled self-reported, and the filter “Verified only” leaves
        it out. The authenticity signal names its reasons.
      </Trans>
    ),
  },
  {
    id: 'partners',
    topic: 'joining',
    title: <Trans>Can an agency, a studio or a venue join?</Trans>,
    answer: (
      <Trans>
        Yes, as a partner. Partners post campaigns, pledge production, places, travel or reach to joint campaigns, and
        are paid by their share of what was really put in.
      </Trans>
    ),
  },
  {
    id: 'hindi',
    topic: 'joining',
    lang: 'hi',
    title: 'क्या मैं हिन्दी में काम कर सकता हूँ?',
    answer:
      'हाँ। पन्ने के ऊपर “हिन्दी” चुनिए। आपका नाम, प्रोफ़ाइल, संदेश और अभियान किसी भी लिपि में हो सकते हैं; विज्ञापन का लेबल उसी भाषा में होना चाहिए जिसमें विज्ञापन है।',
  },
  {
    id: 'fee',
    topic: 'money',
    title: <Trans>What does it cost an influencer?</Trans>,
    answer: (
      <Trans>
        Nothing to join, apply or chat. On paid work the platform fee is 5%, GST inside, taken once from the amount the
        brand funds. The offer shows the net in hand before you accept, and that is the figure that is paid.
      </Trans>
    ),
  },
  {
    id: 'silence',
    topic: 'money',
    title: <Trans>What if a brand does not answer after I deliver?</Trans>,
    answer: (
      <Trans>
        Seven days after you submit without a word from the brand, the money is released to your wallet. If you disagree
        about the work, either side can open a dispute and the money stays held until an operator has decided.
      </Trans>
    ),
  },
  {
    id: 'ad-label',
    topic: 'campaigns',
    title: <Trans>Why is an ad label asked for?</Trans>,
    answer: (
      <Trans>
        India’s rules ask for a clear label on paid posts, in the language of the post and up front. A deliverable
        without one cannot be approved here, so neither side is caught out by a missing word.
      </Trans>
    ),
  },
  {
    id: 'no-ghosting',
    topic: 'campaigns',
    title: <Trans>Will my application be answered?</Trans>,
    answer: (
      <Trans>
        It reaches an end, always. What a brand has not decided seven days after its own deadline is declined by the
        system, and every brand shows how fast and how often it answers.
      </Trans>
    ),
  },
  {
    id: 'joint-campaigns',
    topic: 'campaigns',
    title: <Trans>What is a joint campaign?</Trans>,
    answer: (
      <Trans>
        A campaign several sides carry together. Its page lists what is needed: budget, product, a place, production,
        reach. Each side pledges a part. When money comes in, it is shared by what each one confirmed, to the paisa.
      </Trans>
    ),
  },
  {
    id: 'withdraw',
    topic: 'money',
    title: <Trans>How do I get my money out?</Trans>,
    answer: (
      <Trans>
        From the wallet to a UPI address or a bank account in your name, from ₹500 on. You see each stage and the bank’s
        reference number. If a transfer fails, the amount is back in the wallet at once.
      </Trans>
    ),
  },
  {
    id: 'my-data',
    topic: 'joining',
    title: <Trans>Can I take my data with me, or have it deleted?</Trans>,
    answer: (
      <Trans>
        Both, in the profile settings. The export holds everything kept about you. Deleting removes or anonymises your
        personal data at once; records of money are kept as long as the law asks.
      </Trans>
    ),
  },
];
