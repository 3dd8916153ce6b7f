import { Trans } from '@lingui/react/macro';
import type { PolicySection } from './policy-page.tsx';

export const cancellationSections: readonly PolicySection[] = [
  {
    id: 'subscriptions',
    title: <Trans>Subscriptions</Trans>,
    text: [
      <Trans key="any-time">
        You can cancel any time from your account, in two screens and without giving a reason. The plan then runs to the
        end of the time you paid for, and no further debit is made.
      </Trans>,
      <Trans key="refund">
        A period that was paid for is refunded in full when you cancel within seven days of its debit and have used no
        unlock of it. Afterwards it is not refunded in part.
      </Trans>,
      <Trans key="twice">A debit made twice or in error is refunded in full, whenever you notice it.</Trans>,
    ],
  },
  {
    id: 'campaign-money',
    title: <Trans>Money for a campaign</Trans>,
    text: [
      <Trans key="before">
        A brand that cancels before anything was submitted gets the whole amount back. After a delivery the money is
        released on approval, or seven days later when nothing was said.
      </Trans>,
      <Trans key="unfunded">
        An agreement that is not funded within seven days of its acceptance, or by the campaign's start where that is
        later, ends by itself. The brand is reminded two days before, and a payment that still arrives goes back in
        full.
      </Trans>,
      <Trans key="dispute">
        In a dispute the money stays held until an operator has heard both sides and decided. The decision is written
        and gives its reasons.
      </Trans>,
    ],
  },
  {
    id: 'joint-campaigns',
    title: <Trans>Joint campaigns</Trans>,
    text: [
      <Trans key="leave">
        A pledge can be withdrawn until the lock, which is the start date or the first settlement. Only your own pledge
        is refunded; the others’ are not touched.
      </Trans>,
    ],
  },
  {
    id: 'coins',
    title: <Trans>Coins and unlocks</Trans>,
    text: [
      <Trans key="coins">
        Coins come back when an unlocked contact is dead, or silent for 14 days. Coins are not exchanged for rupees.
      </Trans>,
    ],
  },
  {
    id: 'how-soon',
    title: <Trans>How soon</Trans>,
    text: [
      <Trans key="days">
        A refund is started within two working days and goes back the way the money came. Your bank usually shows it
        five to seven working days later. You see its state and reference in your wallet.
      </Trans>,
    ],
  },
];
