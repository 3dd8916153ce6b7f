import { Trans } from '@lingui/react/macro';
import { poolTerms } from '../../../contract/hub/pool-terms.ts';
import { cancellingTerms } from '../../../contract/work/cancelling-terms.ts';
import { fundingTerms } from '../../../contract/work/funding-terms.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { GrievanceOfficer } from './grievance.tsx';
import type { PolicySection } from './policy-page.tsx';
import { Points } from './policy-parts.tsx';

function Contact() {
  const { supportEmail } = useSite();
  return (
    <>
      <p>
        <Trans>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or{' '}
          <a href={paths.contact}>use the form on our questions page</a>, with the invoice number or the campaign title.
          If our answer doesn’t help, the grievance officer reviews it:
        </Trans>
      </p>
      <GrievanceOfficer />
    </>
  );
}

function Split() {
  const { answerHours, keptPercent, lateDays } = cancellingTerms;
  return (
    <li>
      <Trans>
        Once it’s funded and nothing was submitted, the side that cancels proposes how the money is split. The other
        side has {answerHours} hours to agree, to propose another split once, or to ask our team to decide. Without an
        answer, the usual split applies: if the brand cancels, the creator keeps the advance, or {keptPercent}% of the
        price where there was none. If the creator cancels, or the brand cancels because the creator is more than{' '}
        {lateDays} days late after two reminders, everything on hold goes back to the brand. Without an agreed date, the
        end of the campaign counts. A proposal can be taken back until it’s answered; the dates of the work pause
        meanwhile. Our fee is taken from the creator’s part. The place in the campaign opens again.
      </Trans>
    </li>
  );
}

function Unfunded() {
  const { fundDays, reminderDays } = fundingTerms;
  return (
    <li>
      <Trans>
        An agreement that isn’t funded within {fundDays} days of acceptance, or by the start of the campaign if that’s
        later, ends automatically. We remind the brand {reminderDays} days before. A payment that still arrives is
        refunded in full.
      </Trans>
    </li>
  );
}

function Unpaid() {
  const { arrivalDays } = useSite().terms;
  return (
    <li>
      <Trans>
        Work for a product or a commission alone has no money on hold. It ends when it’s published, or approved where
        the brand only receives it, and, where a product is owed, the creator has confirmed the arrival. {arrivalDays}{' '}
        days in which nobody takes the next step end it, without a mark for the creator. Both sides see that day.
      </Trans>
    </li>
  );
}

function Delivered() {
  const { autoReleaseDays } = useSite().terms;
  return (
    <li>
      <Trans>
        After delivery, the money follows the payment plan: by default it’s released when the work is published, and on
        approval where the brand only receives the content. Work counts as approved after {autoReleaseDays} days without
        a response. Requesting changes included in the agreement pauses this period.
      </Trans>
    </li>
  );
}

function Unpublished() {
  const { publicationHours } = useSite().terms;
  const { cancelDays, delayDays, publishDays } = publicationTerms;
  return (
    <li>
      <Trans>
        An approved post that isn’t live by its date, by default {publishDays} days after the approval, can be cancelled
        with {publicationHours} hours’ notice, and is cancelled by itself {cancelDays} days after that date. Its part is
        refunded. If the brand asks by change order to publish it later, what waits for it is paid {delayDays} days
        after the first date.
      </Trans>
    </li>
  );
}

function Changed() {
  const { changeOrderHours } = useSite().terms;
  return (
    <li>
      <Trans>
        A change order needs both sides. A higher price is funded within {changeOrderHours} hours before it takes
        effect, a lower one is refunded at once, and never below what was released or is earned.
      </Trans>
    </li>
  );
}

function Unlocks() {
  const { unlockSilentDays, unlockCoins } = useSite().terms;
  return (
    <p>
      <Trans>
        You get an unlock back, as {unlockCoins} coins or in your quota, if the contact doesn’t work or the creator
        doesn’t answer your message within {unlockSilentDays} days. You can still see the contact. Coins can’t be
        exchanged for rupees.
      </Trans>
    </p>
  );
}

const { returnDays } = poolTerms;

export const cancellationSections: readonly PolicySection[] = [
  {
    id: 'subscriptions',
    title: <Trans>Subscriptions</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>
              You can cancel any time under <a href={paths.mySubscription}>My Subscription</a>, in two steps and without
              giving a reason. Your plan then runs until the end of the period you paid for, and you won’t be charged
              again.
            </Trans>
          </li>
          <li>
            <Trans>
              You can also pause: your plan runs until the end of the paid period, and you won’t be charged until you
              resume. You can cancel the mandate at your bank or in your UPI app too.
            </Trans>
          </li>
          <li>
            <Trans>
              If you buy another plan, it starts at once, the old one ends when the new one is active, and its unused
              days are added to the new one.
            </Trans>
          </li>
        </Points>
        <p>
          <Trans>
            We refund a paid period in full if you write to us within seven days of the payment and haven’t used any of
            its unlocks. After that, there are no partial refunds. A payment made twice, by mistake or after a
            cancellation is always refunded in full, whenever you notice it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'campaign-money',
    title: <Trans>Money for a campaign</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>Before an agreement is funded, either side can cancel it at no cost.</Trans>
          </li>
          <Split />
          <li>
            <Trans>
              Once something was submitted, neither side can cancel alone. If you can’t agree, or a last proposal is
              refused, our team decides in a dispute.
            </Trans>
          </li>
          <li>
            <Trans>
              An advance that was already paid and that the creator doesn’t keep is paid back to the brand from the
              creator’s later earnings. We don’t advance it.
            </Trans>
          </li>
          <Delivered />
          <Unpublished />
          <Changed />
          <Unfunded />
          <Unpaid />
        </Points>
        <p>
          <Trans>
            In a dispute, the money stays on hold until our team has heard both sides and decided to release, refund or
            split it. The decision is in writing, with reasons. The platform fee only applies to what is released.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'joint-campaigns',
    title: <Trans>Joint campaigns</Trans>,
    body: (
      <p>
        <Trans>
          You can withdraw a pledge until the pool locks on the start date. Only your own pledge is refunded; others
          aren’t affected. If the minimum amount isn’t paid in by then, everyone is refunded. The pool belongs to those
          who paid: each draw is proposed, and the payers agree or object. Whatever is left {returnDays} days after the
          end is refunded to them in proportion to what they paid.
        </Trans>
      </p>
    ),
  },
  { id: 'coins', title: <Trans>Coins and unlocks</Trans>, body: <Unlocks /> },
  {
    id: 'failed',
    title: <Trans>Failed payments and payouts</Trans>,
    body: (
      <p>
        <Trans>
          If a payment fails, you aren’t charged, or your bank returns the money automatically. If it’s confirmed late,
          your plan or campaign becomes active then and we tell you. If a payout fails, the money is back in your wallet
          at once, with the reason.
        </Trans>
      </p>
    ),
  },
  {
    id: 'how-soon',
    title: <Trans>How long it takes</Trans>,
    body: (
      <p>
        <Trans>
          We start refunds within two working days and return the money the way you paid. It usually reaches your bank
          five to seven working days later. You can see its status and reference in your{' '}
          <a href={paths.wallet}>wallet</a>.
        </Trans>
      </p>
    ),
  },
  { id: 'how-to-ask', title: <Trans>How to request a refund</Trans>, body: <Contact /> },
];
