import { msg } from '@lingui/core/macro';
import { largestVideo } from '../../../contract/accounts/uploads.ts';
import { answerDays } from '../../../contract/campaigns/applications.ts';
import { defaultDaysOnline } from '../../../contract/campaigns/offer-terms.ts';
import { mostPackages } from '../../../contract/campaigns/packages.ts';
import { poolTerms } from '../../../contract/hub/pool-terms.ts';
import { cancellingTerms } from '../../../contract/work/cancelling-terms.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { usageTerms } from '../../../contract/work/usage-terms.ts';
import type { Figures, Question } from './question.ts';

export function campaignQuestions({ terms }: Figures): Question[] {
  const { arrivalDays, autoReleaseDays, changeOrderHours, ideaDays, offerHours, publicationHours } = terms;
  const { answerHours, keptPercent, lateDays } = cancellingTerms;
  const { cancelDays, delayDays, publishDays } = publicationTerms;
  const { monthDays, weekDays } = usageTerms;
  const videoMegabytes = largestVideo / 1_000_000;
  return [
    {
      id: 'ad-label',
      title: msg`Why do you require an ad label?`,
      answer: msg`India’s rules require a clear label at the start of paid posts, in the language of the post. Work without one can’t be approved here, nor does silence approve it, so neither side gets into trouble. The creator also ticks that the label is on the picture and, in a video, on screen and spoken. The brand can take back a tick that isn’t true, and without the ticks nothing counts as approved.`,
    },
    {
      id: 'no-ghosting',
      title: msg`Will I get an answer to my application?`,
      answer: msg`Yes, you always get an answer. If a brand hasn’t decided ${answerDays} days after its own deadline, we close the application for you. Every brand’s profile shows how fast and how often it replies.`,
    },
    {
      id: 'negotiating',
      title: msg`Can I negotiate the price?`,
      answer: msg`Yes, both sides can. Make an offer or a counter-offer, with the price, the work and the rights; the newest one counts, and both of you see what changed. If nobody answers by the time it names, usually ${offerHours} hours, it expires and the application goes on. An offer is never accepted by silence.`,
    },
    {
      id: 'packages',
      title: msg`Can I book a creator without a campaign?`,
      answer: msg`Yes, if the creator offers packages, up to ${mostPackages} with their work, days and price. Booking one sends the creator an offer on these terms. Once it’s accepted, it’s an agreement like any other.`,
    },
    {
      id: 'drafts',
      title: msg`How do we work on a draft together?`,
      answer: msg`The creator uploads a video, a picture or a link before it’s published. Videos can be MP4, WebM or QuickTime of up to ${videoMegabytes} MB, and an upload that breaks off goes on where it stopped. Only the two sides can open it. The brand comments at a second of the video, older versions can still be watched, and an approval names its version.`,
    },
    {
      id: 'changes',
      title: msg`How many rounds of changes can a brand ask for?`,
      answer: msg`As many as the agreement says. That number is fixed when the offer is accepted. Anything beyond it is a change order that both sides agree on. It may change work, dates, rights, price and payment plan: more money is funded within ${changeOrderHours} hours before it takes effect, less goes back at once, and never below what is released.`,
    },
    {
      id: 'idea-first',
      title: msg`What does “idea first” mean?`,
      answer: msg`Where the offer asks for it, the creator sends each idea as text or file before the shoot. The brand approves it, asks for one change, or cancels. After ${ideaDays} days without an answer, the idea is approved.`,
    },
    {
      id: 'paid-in-products',
      title: msg`What if I’m paid with a product?`,
      answer: msg`Nothing is funded or withdrawn then. The work ends when it’s published, or approved if the brand only receives it, and the creator has confirmed that the product arrived. Both sides can review each other. ${arrivalDays} days in which nobody takes the next step end it, without a mark for the creator. Both sides see that day. Work for a commission alone ends the same way, without an arrival.`,
    },
    {
      id: 'cancelled-work',
      title: msg`What if a campaign is cancelled?`,
      answer: msg`Before it’s funded, nothing is owed. If it’s funded and nothing was submitted yet, the side that cancels proposes how the money is split, and the other side answers within ${answerHours} hours. Without an answer, the creator keeps the advance, or ${keptPercent}% of the price without one, if the brand cancels, and nothing if the creator does: an advance is then paid back from later earnings. The dates of the work pause meanwhile. Each side proposes once; if the last proposal is refused, our team decides. After a submission, the work is approved, by silence after ${autoReleaseDays} days, and paid by its plan, or it’s decided in a dispute. Pausing or deleting a campaign never ends an agreement.`,
    },
    {
      id: 'not-delivered',
      title: msg`What if a creator doesn’t deliver?`,
      answer: msg`You don’t pay for it. If nothing was submitted more than ${lateDays} days after the agreed date and two reminders, you can cancel: unless the creator objects within ${answerHours} hours, everything on hold goes back to you. An advance that was paid comes back from the creator’s later earnings. An approved post that isn’t live by its date, usually ${publishDays} days after the approval, can be cancelled with ${publicationHours} hours’ notice, and is refunded by itself ${cancelDays} days after that date. If you ask by change order to publish it later, it’s paid ${delayDays} days after the first date. Each creator’s profile shows how often they delivered on time.`,
    },
    {
      id: 'usage-rights',
      title: msg`Who owns the content I make?`,
      answer: msg`You do. The agreement says where, how long and with which edits the brand may use it, and nothing else is allowed. That begins once the piece is fully paid. We remind both sides ${monthDays} and ${weekDays} days before it ends. After that, the brand can’t download the piece any more and takes it down, or renews the rights with a change order that has its own price.`,
    },
    {
      id: 'other-terms',
      title: msg`What else can an agreement ask for?`,
      answer: msg`Usage rights, exclusivity, partnership ads, raw files and a collab tag: each is “none” until both of you agree on it. If an exclusivity clashes with an agreement the creator already has, both sides are warned before accepting, but the brand isn’t told with whom. It doesn’t block the deal.`,
    },
    {
      id: 'posts-stay-online',
      title: msg`What if a post is deleted later?`,
      answer: msg`It stays up as long as agreed, usually ${defaultDaysOnline} days. If it disappears earlier from a connected account, or its ad label does, we tell both sides. A missing post stays a task on both dashboards until it’s back. What isn’t paid yet waits for our team’s decision, and an early removal counts in the creator’s track record.`,
    },
  ];
}

export function jointQuestions({ terms }: Figures): Question[] {
  const { poolObjectionDays, poolSilencePercent } = terms;
  const { returnDays, silenceWindowDays } = poolTerms;
  return [
    {
      id: 'joint-campaigns',
      title: msg`What is a joint campaign?`,
      answer: msg`A campaign that several sides run together. Its page lists what’s needed: budget, product, a venue, production, reach. Each side pledges a part. When money comes in, it’s split by what each side contributed, to the paisa.`,
    },
    {
      id: 'leaving-a-joint-campaign',
      title: msg`Can I withdraw a pledge?`,
      answer: msg`Yes, until the pool locks on the start date. Only your own pledge is refunded. Other pledges stay as they are.`,
    },
    {
      id: 'drawing-from-a-pool',
      title: msg`Who decides what the pool is spent on?`,
      answer: msg`The people who paid into it. After the start date, the owner proposes a draw with its purpose and payee. It’s paid once all payers agree. If the payee was a side before the first payment and has no tie to the owner, it’s also paid after ${poolObjectionDays} working days without an objection, for at most ${poolSilencePercent}% of the money within ${silenceWindowDays} days. If the payee joined later, two thirds of the money paid in must agree. An objection stops that draw until our team has decided. What’s left ${returnDays} days after the end goes back to who paid.`,
    },
  ];
}
