import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { ByHolding } from '../../ui/data/by-holding.tsx';
import { Money } from '../../ui/data/money.tsx';
import type { PolicySection } from './policy-page.tsx';

function Held() {
  const { autoReleaseDays } = useSite().terms;
  return (
    <>
      <p>
        <ByHolding
          partner={
            <Trans>
              A brand funds an accepted application before work starts. The money is held by our payment partner in an
              escrow account of a bank; we never pool it, and our ledger mirrors theirs entry by entry.
            </Trans>
          }
          plain={
            <Trans>
              A brand funds an accepted application before work starts. The money is set aside for that work, and our
              ledger shows it entry by entry.
            </Trans>
          }
        />
      </p>
      <p>
        <Trans>
          It is released to the influencer on approval, {autoReleaseDays} days after a delivery that was not answered,
          or as an operator decides in a dispute. It goes back to the brand when the work is cancelled before anything
          was submitted, and when an agreement is not funded in time.
        </Trans>
      </p>
      <p>
        <Trans>
          In a joint campaign what was paid in is kept apart for that campaign, drawn for its work, and what is left is
          split by confirmed shares, to the paisa.
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
          Joining, posting, applying and chatting cost nothing. On paid work the platform fee is {platformFee}% of the
          agreed price, GST included, taken once from what the brand funds, rounded in the influencer’s favour, and
          shown before the offer is accepted. The quote, the agreement, the invoice and the payout are one figure.
        </Trans>
      </p>
      <p>
        <Trans>
          You withdraw from {least} on, to a UPI address or a bank account in your own name, without a fee. If a
          transfer fails, the money is back in your wallet at once. Prices of subscriptions stand on the{' '}
          <a href={paths.plans}>plans page</a>; a plan renews itself by the mandate you gave until you cancel it, and
          you are told at least 24 hours before each debit.
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
        Coins unlock contacts: {unlockCoins} for each beyond the {freeUnlocks} free ones of a month or those of your
        plan. They come with your confirmed mobile, once per number, by referrals ({coins} to each side) and from us;
        they do not expire, cannot be bought back, handed on or exchanged for rupees. A contact you unlocked is for work
        with that person: not for lists, not for others.
      </Trans>
    </p>
  );
}

/** Holding, fees, tax, coins and disputes. */
export const moneyTerms: readonly PolicySection[] = [
  { id: 'money', title: <Trans>Money that is held</Trans>, body: <Held /> },
  { id: 'fees', title: <Trans>Fees, payouts and plans</Trans>, body: <Fees /> },
  {
    id: 'tax',
    title: <Trans>GST and tax deducted at source</Trans>,
    body: (
      <>
        <p>
          <Trans>
            GST on our fee and on plans is inside the price and stands on each invoice, split by the place of supply;
            with your GSTIN it is a tax invoice you can claim. GST on the work itself is between influencer and brand:
            who is registered says so, and invoices it.
          </Trans>
        </p>
        <p>
          <Trans>
            Tax is deducted at source where the Income-tax Act asks for it, at the rate that holds on the day, and
            stands on the offer before it is accepted. Products that are kept count too. You answer for your own
            returns; statements of each financial year are in your wallet.
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
            Either side can open a dispute from a delivery until its money is released. The money stays held. Both are
            heard; an operator who knows neither looks at the agreement, the deliverables and what was written about
            them, and decides in writing, with reasons: released, refunded or divided.
          </Trans>
        </p>
        <p>
          <Trans>
            The decision settles what happens with the held money. It takes away nobody’s right to go to a court or a
            consumer commission. Micro and small suppliers keep their rights to payment in 15 or 45 days under the law
            on them.
          </Trans>
        </p>
      </>
    ),
  },
];
