import { Trans } from '@lingui/react/macro';
import type { PolicySection } from './policy-page.tsx';

export const privacySections: readonly PolicySection[] = [
  {
    id: 'what-we-keep',
    title: <Trans>What we keep</Trans>,
    text: [
      <Trans key="account">
        What you tell us: name, username, e-mail address, mobile number, role, profile, rates, messages, campaigns and
        what you agree in them. Your password is kept only as a hash that cannot be turned back.
      </Trans>,
      <Trans key="accounts">
        What you connect: the public profile, the figures and the audience data of your Instagram, Facebook or YouTube
        account, with the permissions you give there. Access tokens are stored encrypted.
      </Trans>,
      <Trans key="technical">
        What comes with using it: sign-in times, device and address for the safety of your account, and records of what
        was done with money.
      </Trans>,
    ],
  },
  {
    id: 'why',
    title: <Trans>Why we keep it</Trans>,
    text: [
      <Trans key="purposes">
        To run your account and your campaigns, to show your public profile to brands, to pay and to be paid, to keep
        the place safe, and to meet the duties that tax and payment law lay on us. Newsletters and push messages come
        only when you asked for them.
      </Trans>,
      <Trans key="consent">
        You gave your consent at sign-up; we keep what you agreed to, in which version and when. You can withdraw it in
        your profile settings as easily as you gave it.
      </Trans>,
    ],
  },
  {
    id: 'who-sees',
    title: <Trans>Who sees it</Trans>,
    text: [
      <Trans key="contacts">
        Your contact details are seen by you, by the parties of an agreement with you, and by brands that unlocked them.
        Your public profile is seen by whoever is signed in.
      </Trans>,
      <Trans key="processors">
        Our payment partner, the senders of e-mails and SMS, and our hosting work for us under contract and get what
        their task needs. We sell no data.
      </Trans>,
    ],
  },
  {
    id: 'imported-profiles',
    title: <Trans>Profiles you did not make yourself</Trans>,
    text: [
      <Trans key="unclaimed">
        An operator may list creators from public sources. Such a profile is marked unclaimed and cannot be messaged. If
        it is about you, claim it or write to us and it is removed.
      </Trans>,
    ],
  },
  {
    id: 'how-long',
    title: <Trans>How long</Trans>,
    text: [
      <Trans key="erase">
        As long as your account exists. When you delete it, personal data is removed or anonymised at once; records of
        money are kept as long as the law asks, security logs for one year. Figures read from social platforms are
        refreshed or deleted within 30 days.
      </Trans>,
    ],
  },
  {
    id: 'your-rights',
    title: <Trans>Your rights</Trans>,
    text: [
      <Trans key="rights">
        See it, correct it, take it with you as one archive, have it deleted, name somebody who acts for you, complain.
        All but the last two are buttons in your profile settings; for those, write to us. We answer within 90 days at
        the latest, and you may turn to the Data Protection Board of India.
      </Trans>,
    ],
  },
  {
    id: 'safety',
    title: <Trans>How it is protected</Trans>,
    text: [
      <Trans key="measures">
        Encrypted connections, encrypted tokens and payment details, passwords as hashes, private files behind links
        that expire, and records of who did what. If a breach concerns you, you and the Board are told within 72 hours.
      </Trans>,
    ],
  },
];
