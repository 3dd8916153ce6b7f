import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';
import { Fact, Facts } from './policy-parts.tsx';

interface Item {
  title: ReactNode;
  what: ReactNode;
  why: ReactNode;
  ground: ReactNode;
  kept: ReactNode;
}

/** Every kind of personal data with its purpose, ground and time: the itemised notice of the DPDP Act. */
export function ItemisedNotice() {
  return (
    <>
      {useItems().map(({ title, what, why, ground, kept }, at) => (
        // The list is fixed text: places are keys.
        <Facts key={`item-${at + 1}`} title={title}>
          <Fact term={<Trans>What</Trans>}>{what}</Fact>
          <Fact term={<Trans>What for</Trans>}>{why}</Fact>
          <Fact term={<Trans>On what ground</Trans>}>{ground}</Fact>
          <Fact term={<Trans>How long</Trans>}>{kept}</Fact>
        </Facts>
      ))}
    </>
  );
}

function useItems(): readonly Item[] {
  const { noticeDays } = useSite().terms;
  const consent = <Trans>Your consent at sign-up</Trans>;
  const withAccount = <Trans>As long as your account exists</Trans>;
  return [
    {
      title: <Trans>Account</Trans>,
      what: <Trans>Name, username, e-mail address, mobile number, role, language, and a hash of your password.</Trans>,
      why: <Trans>To let you in, to send you codes, and to tell you what concerns your account.</Trans>,
      ground: consent,
      kept: <Trans>As long as your account exists; a sign-up that is not verified, 24 hours.</Trans>,
    },
    {
      title: <Trans>Profile</Trans>,
      what: (
        <Trans>
          Picture, text about you, business name, city, gender and date of birth where you give them, categories,
          languages, rates.
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
          The public profile, the figures of your account and posts, and your audience in sums (age bands, gender,
          places) of Instagram, Facebook or YouTube; the access token, encrypted.
        </Trans>
      ),
      why: <Trans>To show figures with their source, to check them, and to draw your growth.</Trans>,
      ground: <Trans>Your consent when you connect the account, and the permissions you give there</Trans>,
      kept: (
        <Trans>
          Until you remove the account. What YouTube told us is deleted when it cannot be read again for 30 days.
        </Trans>
      ),
    },
    {
      title: <Trans>Messages and files</Trans>,
      what: <Trans>What you write and attach, when it was sent and read.</Trans>,
      why: <Trans>To deliver it, to show it to both sides, and to decide disputes and reports.</Trans>,
      ground: consent,
      kept: (
        <Trans>
          As long as one of the two has the conversation; after you leave, your part stands there under “Deleted user”.
          A file that is never sent, a day.
        </Trans>
      ),
    },
    {
      title: <Trans>Campaigns and work</Trans>,
      what: (
        <Trans>Campaigns, applications, offers, agreements, deliverables, pledges, reviews, and their history.</Trans>
      ),
      why: <Trans>To carry out what the sides agreed on, and to prove it.</Trans>,
      ground: <Trans>Your consent; for agreements the contract you made, and the law of evidence and tax</Trans>,
      kept: <Trans>As long as your account exists; agreements as long as records of money</Trans>,
    },
    {
      title: <Trans>Money</Trans>,
      what: (
        <Trans>
          Payments, payouts, invoices, GSTIN where you give one, and your UPI address or bank account, encrypted. Card
          numbers never reach us.
        </Trans>
      ),
      why: (
        <Trans>To pay and be paid, to write invoices, to deduct tax where the law asks for it, to prevent fraud.</Trans>
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
      what: (
        <Trans>Time, network address, browser and system of each sign-in, and a random number for your browser.</Trans>
      ),
      why: <Trans>To keep others out of your account, to tell you of new devices, and to find self-referrals.</Trans>,
      ground: <Trans>Your consent, and the safeguards the law asks of us</Trans>,
      kept: (
        <Trans>
          Sessions until 30 days after their end, locked away for longer when you delete your account; logs of access
          and of acts of operators one year
        </Trans>
      ),
    },
    {
      title: <Trans>What you do here</Trans>,
      what: <Trans>Favourites, saved searches, unlocks, notifications, reports and blocks.</Trans>,
      why: <Trans>To give it back to you, to count unlocks, and to keep the place safe.</Trans>,
      ground: consent,
      kept: <Trans>As long as your account exists; notifications you have read, {noticeDays} days</Trans>,
    },
    {
      title: <Trans>Newsletter, push messages and letters to us</Trans>,
      what: <Trans>Your e-mail address, the address of your browser’s push service, what you write to us.</Trans>,
      why: <Trans>To send what you asked for, and to answer you.</Trans>,
      ground: <Trans>Your consent, given apart from everything else</Trans>,
      kept: <Trans>Until you take it back; letters to us, three years</Trans>,
    },
    {
      title: <Trans>Clicks on tracked links</Trans>,
      what: (
        <Trans>
          That somebody followed a campaign’s link. Who it was is kept for the day only, as a number made with a secret
          that is thrown away at midnight.
        </Trans>
      ),
      why: <Trans>To count each visitor once a day.</Trans>,
      ground: <Trans>No person can be recognised from it</Trans>,
      kept: <Trans>The counts stay with the campaign</Trans>,
    },
  ];
}
