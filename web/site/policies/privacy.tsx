import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { GrievanceOfficer } from './grievance.tsx';
import type { PolicySection } from './policy-page.tsx';
import { Points } from './policy-parts.tsx';
import { ItemisedNotice } from './privacy-data.tsx';
import { privacyRights } from './privacy-rights.tsx';

function WhoWeAre() {
  const { brand, company } = useSite();
  return (
    <>
      <p>
        {company.name === brand ? (
          <Trans>{brand} is the Data Fiduciary under the Digital Personal Data Protection Act, 2023.</Trans>
        ) : (
          <Trans>
            {brand} is run by {company.name}, the Data Fiduciary under the Digital Personal Data Protection Act, 2023.
          </Trans>
        )}{' '}
        <Trans>
          This is the notice of its section 5 and of rule 3 of the Rules of 2025, itemised and in plain words. You can
          read it in English and in Hindi, and ask for it in any language of the Eighth Schedule of the Constitution.
        </Trans>
      </p>
      <p>
        <Trans>
          It applies to everyone whose data we hold: people who have an account, visit our pages or are mentioned in a
          campaign, and people whose profile we listed.
        </Trans>
      </p>
    </>
  );
}

function Processors() {
  const { company } = useSite();
  return (
    <>
      <p>
        <Trans>
          We sell no personal data and show no advertising. These work for {company.name} under contract, get what their
          task needs, and nothing more:
        </Trans>
      </p>
      <Points>
        <li>
          <Trans>
            Razorpay: payments, mandates, money for campaigns, payouts. It gets name, email address, mobile number and
            the payout account, and is itself bound by the rules of the Reserve Bank.
          </Trans>
        </li>
        <li>
          <Trans>Email and SMS providers: the address and the text.</Trans>
        </li>
        <li>
          <Trans>Hosting and backups: everything, encrypted on its way.</Trans>
        </li>
        <li>
          <Trans>Your browser’s push service, if you allow push messages: an encrypted text it can’t read.</Trans>
        </li>
        <li>
          <Trans>
            Google, Facebook and Instagram, only when you sign in with them or connect an account: the fact that you
            did. Their scripts aren’t loaded on our pages.
          </Trans>
        </li>
      </Points>
      <p>
        <Trans>
          We also share data with courts and authorities where the law orders it. We check each order, give only what it
          asks for and tell you unless that’s forbidden.
        </Trans>
      </p>
    </>
  );
}

export const privacySections: readonly PolicySection[] = [
  { id: 'who-we-are', title: <Trans>Who we are and who this applies to</Trans>, body: <WhoWeAre /> },
  { id: 'what-we-keep', title: <Trans>What we keep, why and for how long</Trans>, body: <ItemisedNotice /> },
  {
    id: 'consent',
    title: <Trans>Your consent, and how to withdraw it</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Nothing is ticked for you. At sign-up we ask for your consent to this notice. We ask separately for social
            accounts, emails and the newsletter, where each is needed. Your profile settings show what you agreed to, in
            which version and when.
          </Trans>
        </p>
        <p>
          <Trans>
            You can withdraw a consent in the same place and with as few clicks as you gave it, without a reason.
            Withdrawing consent doesn’t affect what we did before. What can’t continue without it ends: without consent
            to keep your account, we delete it; without consent for a social account, we delete its data.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'other-grounds',
    title: <Trans>Where we don’t need consent</Trans>,
    body: (
      <p>
        <Trans>
          For what you gave us voluntarily for a stated purpose, such as a message to us; to meet legal duties, such as
          invoices, tax and court orders; and to respond to a breach or an emergency. These are the legitimate uses of
          section 7 of the Act. We use no others.
        </Trans>
      </p>
    ),
  },
  {
    id: 'who-sees',
    title: <Trans>Who sees it</Trans>,
    body: (
      <Points>
        <li>
          <Trans>
            Your public profile: everyone who is signed in. Verified influencers also appear in their city’s ranking,
            which everyone and search engines can read, with name, categories, followers, engagement and lowest rate.
          </Trans>
        </li>
        <li>
          <Trans>
            Your contact details: you, anyone you have an agreement with, and brands or partners that unlocked them.
          </Trans>
        </li>
        <li>
          <Trans>
            Messages: the two people in the chat. An operator looks at them only in a dispute or report about them.
          </Trans>
        </li>
        <li>
          <Trans>The terms and payments of a campaign: its parties. For a joint campaign: all accepted sides.</Trans>
        </li>
        <li>
          <Trans>
            A campaign’s title, who posted it, the pay and the last day to apply: anyone who gets its link, in the link
            preview, while it’s posted and not paused.
          </Trans>
        </li>
      </Points>
    ),
  },
  { id: 'processors', title: <Trans>Who works for us</Trans>, body: <Processors /> },
  {
    id: 'abroad',
    title: <Trans>Data outside India</Trans>,
    body: (
      <p>
        <Trans>
          Google, Meta and the push services of browsers work in other countries too; what reaches them is named above.
          We send nothing to a country that the Central Government has restricted under section 16 of the Act, and
          follow the requirements of rule 15. Where our host keeps the records, the grievance officer tells you.
        </Trans>
      </p>
    ),
  },
  {
    id: 'imported-profiles',
    title: <Trans>Profiles you didn’t create</Trans>,
    body: (
      <p>
        <Trans>
          We may list creators based on what they made public themselves. Such a profile is marked unclaimed and can’t
          be messaged. If it’s about you, claim it with a code sent to its email address, or have it removed. We then
          keep only a fingerprint, so that no import can add you again.
        </Trans>{' '}
        <Link to={paths.removeProfile()} className="link">
          <Trans>Remove my profile</Trans>
        </Link>
      </p>
    ),
  },
  {
    id: 'computed',
    title: <Trans>What we calculate about you</Trans>,
    body: (
      <p>
        <Trans>
          How well a campaign and a profile match, and an authenticity signal for an account. Both follow fixed rules
          from numbers you can see, give their reasons and only sort lists; they decide nothing on their own. If a
          number is wrong, tell us and we’ll check it by hand.
        </Trans>
      </p>
    ),
  },
  ...privacyRights,
  {
    id: 'cookies',
    title: <Trans>Cookies and your browser’s storage</Trans>,
    body: (
      <p>
        <Trans>
          Only what the product needs to work, nothing to track you. The <a href={paths.cookies}>Cookies</a> page lists
          each one with its purpose.
        </Trans>
      </p>
    ),
  },
  {
    id: 'grievances',
    title: <Trans>Complaints and contact</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Write to the officer below, in English or Hindi. You get a confirmation within 48 hours and an answer within
            30 days (the law allows up to 90).
          </Trans>
        </p>
        <GrievanceOfficer />
        <p>
          <Trans>
            If our answer doesn’t help, or none comes, you can complain to the Data Protection Board of India through
            its own website, and appeal its decision to the Appellate Tribunal within 60 days.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: <Trans>Changes to this policy</Trans>,
    body: (
      <p>
        <Trans>
          We announce changes here and by email 30 days before they apply, and say what’s new. For a new purpose, we ask
          you again. You can request earlier versions.
        </Trans>
      </p>
    ),
  },
];
