import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import type { PolicySection } from './policy-page.tsx';
import { Points } from './policy-parts.tsx';

function LockedAway() {
  const { erasedKeptDays: days } = useSite().terms;
  return (
    <Trans>
      Your registration data (name, email, mobile, consents) and your sign-in log are locked, because the law requires
      us to keep them for a while. Nothing in the product uses them. They’re erased after {days} days; from 13 May 2027,
      one year after their processing (Digital Personal Data Protection Rules, 2025, rule 8(3)). We name the date before
      you confirm.
    </Trans>
  );
}

/** Erasure, rights, children and safety. */
export const privacyRights: readonly PolicySection[] = [
  {
    id: 'how-long',
    title: <Trans>Deleting your data, and what we keep</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Deleting your account takes effect at once: your profile, contacts, connected accounts, sessions and files
            are deleted, and conversations others keep show a “Deleted user”. It only waits while you have money on hold
            or a payout in progress.
          </Trans>
        </p>
        <p>
          <LockedAway />
        </p>
        <p>
          <Trans>
            Payment records and the agreements behind them are kept for eight financial years (Companies Act, 2013,
            section 128(5); CGST Act, 2017, section 36), because the law requires it. They’re used for nothing else.
          </Trans>
        </p>
        <p>
          <Trans>
            If we ever delete an account because it isn’t used, we tell you at least 48 hours before. Signing in keeps
            it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: <Trans>Your rights and how to use them</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>
              To know what we store, why and with whom we share it, and to take it with you: “Download my data” in{' '}
              <a href={paths.profileSettings}>Profile Settings</a> gives you one archive.
            </Trans>
          </li>
          <li>
            <Trans>
              To correct, complete and update it: in <a href={paths.myProfile}>My Profile</a> and Profile Settings.
            </Trans>
          </li>
          <li>
            <Trans>To have it erased: “Delete account” in Profile Settings, or remove items one by one.</Trans>
          </li>
          <li>
            <Trans>To withdraw a consent: use the switches in Profile Settings or the link in each email.</Trans>
          </li>
          <li>
            <Trans>
              To name someone to use these rights for you if you die or can’t act: write to the grievance officer.
            </Trans>
          </li>
          <li>
            <Trans>
              To complain: see <a href="#grievances">Complaints and contact</a>.
            </Trans>
          </li>
        </Points>
        <p>
          <Trans>
            Using your rights is free. Without an account, write from the address it’s about. In return, the Act asks
            you to give true information, not to impersonate anyone and not to complain without reason.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: <Trans>Children</Trans>,
    body: (
      <p>
        <Trans>
          You must be 18 or older to have an account. We don’t knowingly keep data of anyone younger, track children or
          advertise to them. If you know of such an account, tell us and we’ll remove it.
        </Trans>
      </p>
    ),
  },
  {
    id: 'safety',
    title: <Trans>How we protect it</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Connections are encrypted, and so are stored access tokens and payout accounts. Passwords are stored as
            hashes that can’t be reversed. Links to private files expire after five minutes, those to videos within five
            hours. Staff access is limited, and operator actions are recorded. We re-encode pictures, so they lose their
            location data; videos are kept as they were sent, with any location that the camera put into them.
          </Trans>
        </p>
        <p>
          <Trans>
            Actions that could take over an account or its money (changing email, mobile or password, payment methods,
            payouts, export, deletion, and what operators do to accounts and money) need a password or code confirmed
            within the last ten minutes; with a second factor only that counts. You can undo a changed contact or
            password for 72 hours from your old email, and a new payment method waits before its first payout.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'breach',
    title: <Trans>If something goes wrong</Trans>,
    body: (
      <p>
        <Trans>
          If a breach affects your data, we tell you without delay, in your account and by email: what happened, what it
          can mean for you, what we’re doing, what you can do and whom to ask. We also tell the Data Protection Board
          without delay, and in detail within 72 hours.
        </Trans>
      </p>
    ),
  },
];
