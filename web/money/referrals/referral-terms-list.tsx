import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Money } from '../../ui/data/money.tsx';

/** Terms of the programme with the operator's figures. */
export function ReferralTermsList() {
  const { referral, terms, company } = useSite();
  const { coins, superUserFrom, superUserShare, superUserMonths, cover, holdDays, mostPending } = referral;
  const reward = <Money value={referral.reward} />;
  const least = <Money value={terms.minPayout} />;
  return (
    <section aria-labelledby="terms" className="mt-12 grid gap-5 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h2 id="terms" className="h2 scroll-mt-24">
          <Trans>Terms</Trans>
        </h2>
        <p className="mt-3 text-t2">
          <Trans>
            The full terms. They add to the{' '}
            <a href={paths.terms} className="link">
              Terms of Service
            </a>
            .
          </Trans>
        </p>
      </div>
      <dl className="divide-y divide-dashed divide-line [&_dd]:mt-1 [&_dd]:text-t2 [&_dt]:h5 [&>div]:py-4 [&>div:first-child]:pt-0">
        <div>
          <dt>
            <Trans>What qualifies</Trans>
          </dt>
          <dd>
            <Trans>
              The person you invited joined with your link, is verified and has got started: an influencer by connecting
              a social account through its platform, a brand or a partner by funding an agreement or buying a plan. From
              then on your reward is pending. Posting, drafts, pledges, handles typed by hand and funded work that was
              cancelled don’t count.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>What you get</Trans>
          </dt>
          <dd>
            <Trans>
              {reward} in your wallet and {coins} coins for each of you for every qualified referral. Coins need a
              confirmed mobile number. At most {mostPending} rewards can be pending at a time.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>When you can withdraw</Trans>
          </dt>
          <dd>
            <Trans>
              When our own income from the invited account (fees on released work and subscriptions, without GST and
              payment costs) has reached {cover} times the reward and {holdDays} days have passed since. By UPI or bank
              transfer, from {least}. A refund, chargeback or collusion before that cancels it; a chargeback after that
              makes it a debt. Coins never expire and can’t be exchanged for rupees.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Super users</Trans>
          </dt>
          <dd>
            <Trans>
              With {superUserFrom} qualified referrals, or when we name you one, you’re a super user. Besides the
              reward, you earn {superUserShare}% of what the people you invited pay for subscriptions, for{' '}
              {superUserMonths} months from the day each one joined, held in the same way.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>What does not qualify</Trans>
          </dt>
          <dd>
            <Trans>
              Yourself: the same device, verified contact, payout account, card or UPI ID counts as you. Bought, fake or
              duplicate accounts. Invitations sent to people who didn’t want them. Each person gets at most three
              invitations in thirty days.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Tax and changes</Trans>
          </dt>
          <dd>
            <Trans>
              What you earn is income, and tax is deducted where the law requires it. {company.name} may change these
              terms for future referrals, never for qualified ones.
            </Trans>
          </dd>
        </div>
      </dl>
    </section>
  );
}
