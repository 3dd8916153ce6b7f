import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';
import { Money } from '../../ui/data/money.tsx';

/** Large figures of the referral programme. */
export function ReferralFigures() {
  const { reward, coins, superUserShare, superUserMonths } = useSite().referral;
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      <Figure
        value={<Money value={reward} size={56} />}
        text={<Trans>in your wallet for each qualified referral</Trans>}
      />
      <Figure value={<span className="money text-5xl">{coins}</span>} text={<Trans>coins for each of you</Trans>} />
      <Figure
        value={<span className="money text-5xl">{superUserShare}%</span>}
        text={<Trans>of their subscription payments for {superUserMonths} months, once you are a super user</Trans>}
      />
    </dl>
  );
}

function Figure({ value, text }: { value: ReactNode; text: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-5 md:p-6">
      <dt className="mt-2 text-t2">{text}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const steps: readonly { name: string; title: ReactNode; text: ReactNode }[] = [
  {
    name: 'send',
    title: <Trans>Send your link</Trans>,
    text: <Trans>By WhatsApp, email or QR code, from Refer & Earn.</Trans>,
  },
  {
    name: 'join',
    title: <Trans>They join and are verified</Trans>,
    text: <Trans>With a code we email them.</Trans>,
  },
  {
    name: 'qualify',
    title: <Trans>They get started</Trans>,
    text: (
      <Trans>
        An influencer connects a social account, or a brand or partner funds an agreement or buys a plan. Your reward is
        then pending. Posting, drafts, pledges and handles typed by hand don’t count.
      </Trans>
    ),
  },
  {
    name: 'earn',
    title: <Trans>You have earned</Trans>,
    text: <EarnedText />,
  },
];

function EarnedText() {
  const { holdDays, cover } = useSite().referral;
  return (
    <Trans>
      Once our fees from that person reach {cover} times your reward and {holdDays} days have passed, it qualifies. You
      can then withdraw the money, and both of you get coins if your mobile numbers are confirmed.
    </Trans>
  );
}

/** Steps of a referral, from link to wallet. */
export function ReferralSteps() {
  return (
    <ol className="divide-y divide-dashed divide-line">
      {steps.map(({ name, title, text }, at) => (
        <li key={name} className="flex gap-[18px] py-4">
          <span aria-hidden="true" className="money w-7 flex-none text-3xl text-link">
            {at + 1}
          </span>
          <div>
            <h3 className="h4">{title}</h3>
            <p className="text-t2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Terms in one paragraph. */
export function ReferralTerms() {
  const { superUserFrom, superUserShare, superUserMonths } = useSite().referral;
  return (
    <p className="max-w-[68ch] text-sm text-t2">
      <Trans>
        A super user has {superUserFrom} qualified referrals or was named one by us. They earn {superUserShare}% of what
        the people they invited pay for a subscription, for {superUserMonths} months from the day each joined. Coins
        don’t expire. You can’t refer yourself: the same device, verified contact, payout account, card or UPI ID counts
        as you.
      </Trans>
    </p>
  );
}
