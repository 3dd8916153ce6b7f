import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Money } from '../../ui/data/money.tsx';

/** The terms of the programme, one by one; the figures are the operator's. */
export function ReferralTermsList() {
  const { referral, terms, company } = useSite();
  const { coins, superUserFrom, superUserShare, superUserMonths, cover, holdDays, mostPending } = referral;
  const reward = <Money value={referral.reward} />;
  const least = <Money value={terms.minPayout} />;
  return (
    <section aria-labelledby="terms" className="mt-12 grid gap-5 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h2 id="terms" className="h2 scroll-mt-24">
          <Trans>The terms</Trans>
        </h2>
        <p className="mt-3 text-t2">
          <Trans>
            All of them, in full. They add to the{' '}
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
              The invited person joined by your link, is verified, and has got started: an influencer by connecting a
              social account through its platform, a brand or a partner by funding an agreement or paying for a plan.
              From then on your reward is pending. Posting, drafts, pledges, handles typed by hand and funded work that
              was cancelled do not count.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>What it brings</Trans>
          </dt>
          <dd>
            <Trans>
              {reward} to your wallet and {coins} coins to each of you two for every qualified referral; coins come to
              who has confirmed a mobile number. At most {mostPending} rewards are pending at a time.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>When it can be withdrawn</Trans>
          </dt>
          <dd>
            <Trans>
              When our own income from the invited account (fees on released work and subscriptions, without GST and
              payment costs) has reached {cover} times the reward, and {holdDays} days have passed since; by UPI or to a
              bank account, from {least} on. A refund, a chargeback or collusion before that cancels it; a chargeback
              after that makes it a debt. Coins never expire and are not exchanged for rupees.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Super users</Trans>
          </dt>
          <dd>
            <Trans>
              With {superUserFrom} qualified referrals, or named by us, you are a super user: beside the reward you earn{' '}
              {superUserShare}% of what your people pay for their subscriptions, for {superUserMonths} months from the
              day each one joined, held in the same way.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>What does not qualify</Trans>
          </dt>
          <dd>
            <Trans>
              Yourself: the same device, verified contact, payout account, card or UPI id counts as you. Bought,
              invented or duplicate accounts. Invitations sent to people who did not want them; each person gets three
              letters in thirty days at most.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Tax and changes</Trans>
          </dt>
          <dd>
            <Trans>
              What you earn is income; tax is deducted where the law asks for it. {company.name} may change these terms
              for referrals to come, never for those that have qualified.
            </Trans>
          </dd>
        </div>
      </dl>
    </section>
  );
}
