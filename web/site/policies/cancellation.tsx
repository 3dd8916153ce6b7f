import { Trans } from '@lingui/react/macro';
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
          <a href={paths.contact}>with the form on our questions page</a>, with the number of the invoice or the title
          of the campaign. If the answer does not help, the grievance officer looks at it anew:
        </Trans>
      </p>
      <GrievanceOfficer />
    </>
  );
}

function Delivered() {
  const { autoReleaseDays } = useSite().terms;
  return (
    <li>
      <Trans>
        After a delivery the money is released on approval, or {autoReleaseDays} days later when nothing was said.
        Asking for changes the agreement includes stops that clock.
      </Trans>
    </li>
  );
}

function Unlocks() {
  const { unlockSilentDays, unlockCoins } = useSite().terms;
  return (
    <p>
      <Trans>
        An unlock comes back, as {unlockCoins} coins or into your quota, when the contact is dead, or when the creator
        has not answered your message for {unlockSilentDays} days. The contact stays open to you. Coins are not
        exchanged for rupees.
      </Trans>
    </p>
  );
}

export const cancellationSections: readonly PolicySection[] = [
  {
    id: 'subscriptions',
    title: <Trans>Subscriptions</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>
              You can cancel any time under <a href={paths.mySubscription}>My Subscription</a>, in two screens and
              without giving a reason. The plan then runs to the end of the time you paid for, and no further debit is
              made.
            </Trans>
          </li>
          <li>
            <Trans>
              You can pause instead: what you paid for runs to its end, and nothing is debited until you resume. You can
              cancel the mandate at your bank or in your UPI app too.
            </Trans>
          </li>
          <li>
            <Trans>
              When you buy another plan, the new one starts at once, the old one ends when the new one is active, and
              its unused days are added to the new one.
            </Trans>
          </li>
        </Points>
        <p>
          <Trans>
            A period that was paid for is refunded in full when you write to us within seven days of its debit and have
            used no unlock of it. Afterwards it is not refunded in part. A debit made twice or in error is refunded in
            full, whenever you notice it, and so is one after a cancellation.
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
            <Trans>
              Cancelled before anything was submitted, by either side: the brand gets the whole amount back.
            </Trans>
          </li>
          <Delivered />
          <li>
            <Trans>
              An agreement that is not funded within seven days of its acceptance, or by the campaign’s start where that
              is later, ends by itself. The brand is reminded two days before, and a payment that still arrives goes
              back in full.
            </Trans>
          </li>
        </Points>
        <p>
          <Trans>
            In a dispute the money stays held until an operator has heard both sides and decided: released, refunded or
            divided. The decision is written and gives its reasons. The platform fee is taken from what is released
            only.
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
          A pledge can be withdrawn until the lock, which is the start date. Only your own pledge is refunded; the
          others’ are not touched. If the least sum is not paid in by then, everybody is refunded. The pool belongs to
          who paid: each draw is proposed, and its payers agree or object. What is left 30 days after the end goes back
          to them by what they paid.
        </Trans>
      </p>
    ),
  },
  { id: 'coins', title: <Trans>Coins and unlocks</Trans>, body: <Unlocks /> },
  {
    id: 'failed',
    title: <Trans>Payments and payouts that fail</Trans>,
    body: (
      <p>
        <Trans>
          A payment that did not go through is not debited, or your bank returns it by itself. If it was confirmed late,
          your plan or campaign is active from then on, and you are told. A payout that fails is back in your wallet at
          once, with the reason.
        </Trans>
      </p>
    ),
  },
  {
    id: 'how-soon',
    title: <Trans>How soon</Trans>,
    body: (
      <p>
        <Trans>
          A refund is started within two working days and goes back the way the money came. Your bank usually shows it
          five to seven working days later. You see its state and reference in your <a href={paths.wallet}>wallet</a>.
        </Trans>
      </p>
    ),
  },
  { id: 'how-to-ask', title: <Trans>How to ask for one</Trans>, body: <Contact /> },
];
