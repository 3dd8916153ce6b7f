import { Trans } from '@lingui/react/macro';
import { advancePart, maxPayments } from '../../../contract/campaigns/offer-terms.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { formatPercent } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import type { PolicySection } from './policy-page.tsx';

const mostInAdvance = formatPercent(advancePart * 100);

function Held() {
  const { autoReleaseDays, publicationHours, changeOrderHours } = useSite().terms;
  const { cancelDays, delayDays, publishDays, undecidedDays } = publicationTerms;
  return (
    <>
      <p>
        <EscrowText
          partner={
            <Trans>
              A brand funds an accepted application before work starts. Our payment partner holds the money in a bank’s
              escrow account. We never mix it with our own, and our ledger matches theirs line by line.
            </Trans>
          }
          plain={
            <Trans>
              A brand funds an accepted application before work starts. The money is set aside for that work, and our
              ledger shows every entry.
            </Trans>
          }
        />
      </p>
      <p>
        <Trans>
          It’s released to the influencer by the payment plan of the agreement: by default when the work is published,
          and on approval where the brand only receives the content. A delivery that isn’t answered within{' '}
          {autoReleaseDays} days counts as approved, but never as published. The brand can pay earlier, and in a dispute
          our team decides. A payment that arrives after its agreement ended goes back to the brand. If funded work is
          cancelled before anything was submitted, both sides agree on a split, or the usual one of our{' '}
          <a href={paths.cancellation}>Cancellation & Refund</a> policy applies where nobody answers. A refused last
          proposal is decided in a dispute.
        </Trans>
      </p>
      <p>
        <Trans>
          A post counts as published when it’s read on the influencer’s connected account after the approval, in the
          agreed format and with its label; when the brand confirms it; or, only where no account of that platform is
          connected, {publicationHours} hours after a link of the agreed platform and account, in which the brand can
          object. A link counts for one piece of one agreement. Any other link waits for the brand, and after{' '}
          {undecidedDays} days for our team.
        </Trans>
      </p>
      <p>
        <Trans>
          A payment plan has up to {maxPayments} payments. An advance is at most {mostInAdvance} of the price. It’s paid
          when work starts, or with the first delivery where the influencer has too little counted work. A payment on a
          date is made then if the work it names is approved, otherwise on its approval. Micro and small enterprises are
          paid within 45 days of the acceptance, whatever the date.
        </Trans>
      </p>
      <p>
        <Trans>
          An approved post that isn’t live by its date, by default {publishDays} days after the approval, can be
          cancelled by the brand with {publicationHours} hours’ notice, and is cancelled by itself {cancelDays} days
          after that date. Its part is refunded. If the brand asks by change order to publish it later, what waits for
          it is paid {delayDays} days after the first date.
        </Trans>
      </p>
      <p>
        <Trans>
          Both sides can change deliverables, dates, rights, price and payment plan by a change order. A higher price is
          funded within {changeOrderHours} hours before it takes effect, a lower one is refunded at once, and never
          below what was released or is earned.
        </Trans>
      </p>
      <p>
        <Trans>
          In a joint campaign, the money paid in is kept separate and spent on that campaign. What’s left goes back to
          those who paid, in proportion to what they paid, to the paisa.
        </Trans>
      </p>
    </>
  );
}

function Fees() {
  const { platformFee, minPayout } = useSite().terms;
  const least = <Money value={minPayout} />;
  return (
    <>
      <p>
        <Trans>
          Joining, posting, applying and chatting are free. On paid work the platform fee is {platformFee}% of the
          agreed price, including GST. It’s deducted once from what the brand funds, rounded in the influencer’s favour
          and shown before the offer is accepted. Quote, agreement, invoice and payout show the same amount.
        </Trans>
      </p>
      <p>
        <Trans>
          You can withdraw from {least} to a UPI ID or bank account in your own name, free of charge. If a transfer
          fails, the money is back in your wallet at once. Subscription prices are on the{' '}
          <a href={paths.plans}>plans page</a>. A plan renews automatically under your mandate until you cancel it, and
          we tell you at least 24 hours before each payment.
        </Trans>
      </p>
    </>
  );
}

function Coins() {
  const { referral, terms } = useSite();
  const { coins } = referral;
  const { unlockCoins, freeUnlocks } = terms;
  return (
    <p>
      <Trans>
        Coins unlock contacts: {unlockCoins} for each one beyond the {freeUnlocks} free ones a month or those in your
        plan. You get them when you confirm your mobile (once per number), through referrals ({coins} for each side) and
        from us. They don’t expire and can’t be bought back, transferred or exchanged for rupees. Use an unlocked
        contact only to work with that person: not for lists, and not for others.
      </Trans>
    </p>
  );
}

/** Money on hold, fees, tax, coins and disputes. */
export const moneyTerms: readonly PolicySection[] = [
  { id: 'money', title: <Trans>Money on hold</Trans>, body: <Held /> },
  { id: 'fees', title: <Trans>Fees, payouts and plans</Trans>, body: <Fees /> },
  {
    id: 'tax',
    title: <Trans>GST and tax deducted at source</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Prices don’t include the influencer’s own GST. If the influencer has a regular GSTIN when the offer is made,
            GST is added to the price, shown to both sides, paid in with it and passed on in full, without our fee.
          </Trans>
        </p>
        <p>
          <Trans>
            GST on our fee and on plans is included in the price and shown on each invoice, split by place of supply.
            With your GSTIN, it’s a tax invoice you can claim.
          </Trans>
        </p>
        <p>
          <Trans>
            Tax is deducted at source where the Income-tax Act requires it, at the rate that applies on the day, and is
            shown on the offer before it’s accepted. Products you keep count too. You’re responsible for your own tax
            returns. Statements for each financial year are in your wallet.
          </Trans>
        </p>
      </>
    ),
  },
  { id: 'coins', title: <Trans>Coins and unlocks</Trans>, body: <Coins /> },
  {
    id: 'disputes',
    title: <Trans>Disputes between the sides</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Either side can open a dispute as long as money is on hold for the work. It stays on hold. We hear both
            sides. An operator with no tie to either looks at the agreement, the deliverables and what was written about
            them, and decides in writing, with reasons, to release, refund or split the money.
          </Trans>
        </p>
        <p>
          <Trans>
            The decision settles what happens to the money on hold. Everyone keeps the right to go to a court or a
            consumer commission. Micro and small suppliers keep their legal rights to payment within 15 or 45 days.
          </Trans>
        </p>
      </>
    ),
  },
];
