import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { viewersKeptDays } from '../../../contract/campaigns/viewers.ts';
import { useSite } from '../../lib/site.ts';
import { Fact, Facts } from './policy-parts.tsx';

interface Item {
  title: ReactNode;
  what: ReactNode;
  why: ReactNode;
  ground: ReactNode;
  kept: ReactNode;
}

/** Personal data by kind, with purpose, legal basis and retention: the itemised notice of the DPDP Act. */
export function ItemisedNotice() {
  return (
    <>
      {useItems().map(({ title, what, why, ground, kept }, at) => (
        // Fixed text, so the position is a stable key.
        <Facts key={`item-${at + 1}`} title={title}>
          <Fact term={<Trans>What</Trans>}>{what}</Fact>
          <Fact term={<Trans>Purpose</Trans>}>{why}</Fact>
          <Fact term={<Trans>Legal basis</Trans>}>{ground}</Fact>
          <Fact term={<Trans>How long</Trans>}>{kept}</Fact>
        </Facts>
      ))}
    </>
  );
}

const campaignsSeen: Item = {
  title: <Trans>Campaigns you see</Trans>,
  what: <Trans>When you, as a creator, were first shown a campaign and first opened it.</Trans>,
  why: (
    <Trans>
      To tell its brand how many creators saw it. Your name is shown only if you switch that on in your settings.
    </Trans>
  ),
  ground: <Trans>Your consent; for your name, given separately</Trans>,
  kept: <Trans>Until {viewersKeptDays} days after the campaign’s last day; the counts stay with the campaign</Trans>,
};

function useItems(): readonly Item[] {
  const { noticeDays } = useSite().terms;
  const consent = <Trans>Your consent at sign-up</Trans>;
  const withAccount = <Trans>As long as your account exists</Trans>;
  return [
    {
      title: <Trans>Account</Trans>,
      what: <Trans>Name, username, email address, mobile number, role, language, and a hash of your password.</Trans>,
      why: <Trans>To log you in, send you codes and tell you about your account.</Trans>,
      ground: consent,
      kept: <Trans>As long as your account exists. Sign-ups that aren’t verified: 24 hours.</Trans>,
    },
    {
      title: <Trans>Profile</Trans>,
      what: (
        <Trans>
          Picture, text about you, business name, city, gender and birth date if you add them, categories, languages,
          rates.
        </Trans>
      ),
      why: <Trans>To show you to the people you want to work with, and to match campaigns to you.</Trans>,
      ground: consent,
      kept: withAccount,
    },
    {
      title: <Trans>Connected social accounts</Trans>,
      what: (
        <Trans>
          The public profile, your account’s and posts’ numbers, and your audience in totals (age bands, gender, places)
          from Instagram, Facebook or YouTube; the access token, encrypted.
        </Trans>
      ),
      why: <Trans>To show numbers with their source, to check them and to draw your growth.</Trans>,
      ground: <Trans>Your consent when you connect the account, and the permissions you give there</Trans>,
      kept: (
        <Trans>
          Until you remove the account. Results of posts you made for a campaign stay with it, for both sides. YouTube
          data is deleted when we can’t update it for 30 days.
        </Trans>
      ),
    },
    {
      title: <Trans>Messages and files</Trans>,
      what: <Trans>What you write and attach, and when it was sent and read.</Trans>,
      why: <Trans>To deliver it, to show it to both sides, and to decide disputes and reports.</Trans>,
      ground: consent,
      kept: (
        <Trans>
          As long as one of the two has the conversation. After you leave, your messages appear as “Deleted user”. Files
          that are never sent: one day.
        </Trans>
      ),
    },
    {
      title: <Trans>Campaigns and work</Trans>,
      what: (
        <Trans>Campaigns, applications, offers, agreements, deliverables, pledges, reviews, and their history.</Trans>
      ),
      why: <Trans>To carry out what the sides agreed, and to prove it.</Trans>,
      ground: <Trans>Your consent; for agreements, your contract and the law on evidence and tax</Trans>,
      kept: <Trans>As long as your account exists; agreements as long as payment records</Trans>,
    },
    {
      title: <Trans>Money</Trans>,
      what: (
        <Trans>
          Payments, payouts, invoices, your GSTIN if you add it, and your UPI ID or bank account, encrypted. We never
          see card numbers.
        </Trans>
      ),
      why: (
        <Trans>
          To pay and get paid, to create invoices, to deduct tax where the law requires it, to prevent fraud.
        </Trans>
      ),
      ground: <Trans>Your consent, and duties of tax, company and payment law</Trans>,
      kept: (
        <Trans>
          Eight financial years, as section 128(5) of the Companies Act, 2013 asks. The 72 months from the due date of
          the year’s annual return, which section 36 of the CGST Act, 2017 asks for, end before that. A UPI address or
          account number goes when you remove it.
        </Trans>
      ),
    },
    {
      title: <Trans>Sign-ins and devices</Trans>,
      what: <Trans>Time, IP address, browser and system of each sign-in, and a random number for your browser.</Trans>,
      why: (
        <Trans>To keep others out of your account, to tell you about new devices and to detect self-referrals.</Trans>
      ),
      ground: <Trans>Your consent, and the safeguards the law requires</Trans>,
      kept: (
        <Trans>
          Sessions until 30 days after they end, locked for longer if you delete your account; logs of access and of
          operator actions for one year
        </Trans>
      ),
    },
    {
      title: <Trans>What you do here</Trans>,
      what: <Trans>Favourites, saved searches, unlocks, notifications, reports and blocks.</Trans>,
      why: <Trans>To show it back to you, to count unlocks and to keep the platform safe.</Trans>,
      ground: consent,
      kept: <Trans>As long as your account exists; notifications you have read, {noticeDays} days</Trans>,
    },
    {
      title: <Trans>Newsletter, push messages and messages to us</Trans>,
      what: <Trans>Your email address, the address of your browser’s push service, what you write to us.</Trans>,
      why: <Trans>To send what you asked for and to answer you.</Trans>,
      ground: <Trans>Your consent, given separately</Trans>,
      kept: <Trans>Until you withdraw it; messages to us, three years</Trans>,
    },
    campaignsSeen,
    {
      title: <Trans>Clicks on tracked links</Trans>,
      what: (
        <Trans>
          That someone followed a campaign’s link. We can tell visitors apart only for that day, with a number made from
          a secret that’s deleted at midnight.
        </Trans>
      ),
      why: <Trans>To count each visitor once a day.</Trans>,
      ground: <Trans>Nobody can be identified from it</Trans>,
      kept: <Trans>The counts stay with the campaign</Trans>,
    },
  ];
}
