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
          <Trans>{brand} is the Data Fiduciary of the Digital Personal Data Protection Act, 2023.</Trans>
        ) : (
          <Trans>
            {brand} is run by {company.name}, the Data Fiduciary of the Digital Personal Data Protection Act, 2023.
          </Trans>
        )}{' '}
        <Trans>
          This is the notice of its section 5 and of rule 3 of the Rules of 2025, itemised and in plain words. You can
          read it in English and in Hindi, and ask for it in any language of the Eighth Schedule of the Constitution.
        </Trans>
      </p>
      <p>
        <Trans>
          It is about everybody whose data we hold: people who have an account, visit the pages or are written about in
          a campaign, and those whose profile was listed by an operator.
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
            Razorpay: payments, mandates, money for campaigns, payouts. It gets name, e-mail address, mobile number and
            the payout account, and is itself bound by the rules of the Reserve Bank.
          </Trans>
        </li>
        <li>
          <Trans>Senders of e-mails and SMS: the address and the text.</Trans>
        </li>
        <li>
          <Trans>Hosting and backups: everything, encrypted on its way.</Trans>
        </li>
        <li>
          <Trans>
            The push service of your browser’s maker, if you allow push messages: an encrypted text it cannot read.
          </Trans>
        </li>
        <li>
          <Trans>
            Google, Facebook and Instagram, only when you sign in with them or connect an account: that you did so.
            Their scripts are not loaded on our pages.
          </Trans>
        </li>
      </Points>
      <p>
        <Trans>
          Beside them courts and authorities, where the law orders it. We look at each order, give what it names and no
          more, and tell you unless that is forbidden.
        </Trans>
      </p>
    </>
  );
}

export const privacySections: readonly PolicySection[] = [
  { id: 'who-we-are', title: <Trans>Who we are, and whom this is for</Trans>, body: <WhoWeAre /> },
  { id: 'what-we-keep', title: <Trans>What we keep, what for, and how long</Trans>, body: <ItemisedNotice /> },
  {
    id: 'consent',
    title: <Trans>Your consent, and taking it back</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Nothing is ticked for you. Sign-up asks for your consent to this notice; connecting a social account,
            e-mails and the newsletter are asked for apart, each where it is needed. What you agreed to, in which
            version and when, stands in your profile settings.
          </Trans>
        </p>
        <p>
          <Trans>
            You take a consent back in the same place and with as few clicks as you gave it, without a reason. What was
            done until then stays lawful. What cannot go on without it ends: without the consent to keep your account it
            is deleted, without that to a social account its figures go.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'other-grounds',
    title: <Trans>Where we need no consent</Trans>,
    body: (
      <p>
        <Trans>
          For what you gave of your own accord for a purpose you named, such as a letter to us; to meet a duty of law,
          such as invoices, tax and orders of courts; and to respond to a breach or an emergency. These are the
          legitimate uses of section 7 of the Act. We use no others.
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
            Your public profile: whoever is signed in. Verified influencers also stand in their city’s ranking, which
            everybody and search engines can read, with name, categories, followers, engagement and the lowest rate.
          </Trans>
        </li>
        <li>
          <Trans>
            Your contact details: you, the other side of an agreement with you, and brands or partners that unlocked
            them.
          </Trans>
        </li>
        <li>
          <Trans>
            Messages: the two who write. An operator looks at them only in a dispute or a report about them.
          </Trans>
        </li>
        <li>
          <Trans>The terms and the money of a campaign: its parties. Of a joint campaign: all accepted sides.</Trans>
        </li>
        <li>
          <Trans>
            A campaign’s title, the name of who posted it, the pay and the last day to apply: whoever gets its link, in
            the link’s preview, while it is posted and not paused.
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
    title: <Trans>Profiles you did not make yourself</Trans>,
    body: (
      <p>
        <Trans>
          An operator may list creators from what they made public themselves. Such a profile is marked unclaimed and
          cannot be messaged. If it is about you, claim it with a code sent to its e-mail address, or have it removed:
          what we keep then is a fingerprint by which no import can store you again.
        </Trans>{' '}
        <Link to={paths.removeProfile()} className="link">
          <Trans>Remove my profile</Trans>
        </Link>
      </p>
    ),
  },
  {
    id: 'computed',
    title: <Trans>What is computed about you</Trans>,
    body: (
      <p>
        <Trans>
          A match between a campaign and a profile, and an authenticity signal of an account. Both are made by fixed
          rules from figures you can see, name their reasons, and sort lists; they decide nothing by themselves. If a
          figure is wrong, tell us and we look at it by hand.
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
          Only what the product needs to work, nothing to follow you. Each one is named with its purpose on the page{' '}
          <a href={paths.cookies}>Cookies</a>.
        </Trans>
      </p>
    ),
  },
  {
    id: 'grievances',
    title: <Trans>Complaints, and who answers</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Write to the officer below, in English or Hindi. You get a receipt within 48 hours and an answer within 30
            days; the law gives us 90 at most.
          </Trans>
        </p>
        <GrievanceOfficer />
        <p>
          <Trans>
            If the answer does not help, or none comes, you can complain to the Data Protection Board of India through
            its own website, and appeal its decision to the Appellate Tribunal within 60 days.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: <Trans>When this changes</Trans>,
    body: (
      <p>
        <Trans>
          A change is announced here and by e-mail 30 days before it holds, with what is new. For a new purpose you are
          asked again. Earlier versions are sent to you when you ask.
        </Trans>
      </p>
    ),
  },
];
