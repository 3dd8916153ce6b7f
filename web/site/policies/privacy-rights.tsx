import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import type { PolicySection } from './policy-page.tsx';
import { Points } from './policy-parts.tsx';

function LockedAway() {
  const { erasedKeptDays: days } = useSite().terms;
  return (
    <Trans>
      Your registration data (name, e-mail, mobile, consents) and the log of your sign-ins are locked away, because the
      law asks to keep them for a while: nothing in the product reads them. They are erased after {days} days; from 13
      May 2027 one year after their processing (Digital Personal Data Protection Rules, 2025, rule 8(3)). The day is
      named before you confirm.
    </Trans>
  );
}

/** Erasure, rights, children and safety: what the law gives the person. */
export const privacyRights: readonly PolicySection[] = [
  {
    id: 'how-long',
    title: <Trans>Deleting, and what stays</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Deleting your account takes effect at once: profile, contacts, connected accounts, sessions and files go,
            and what others keep of a conversation names a “Deleted user”. It waits only while money of yours is held or
            a payout is on its way.
          </Trans>
        </p>
        <p>
          <LockedAway />
        </p>
        <p>
          <Trans>
            Records of money and the agreements behind them stay for eight financial years (Companies Act, 2013, section
            128(5); CGST Act, 2017, section 36), because the law asks for it. They are used for nothing else.
          </Trans>
        </p>
        <p>
          <Trans>
            If we ever delete an account because it has not been used, you are told at least 48 hours before, and
            signing in keeps it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: <Trans>Your rights, and where the button is</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>
              To know what we hold, what for and with whom it was shared, and to take it with you: “Download my data” in{' '}
              <a href={paths.profileSettings}>Profile Settings</a> gives one archive.
            </Trans>
          </li>
          <li>
            <Trans>
              To correct, complete and update it: in <a href={paths.myProfile}>My Profile</a> and Profile Settings.
            </Trans>
          </li>
          <li>
            <Trans>To have it erased: “Delete account” in Profile Settings, or remove one thing after the other.</Trans>
          </li>
          <li>
            <Trans>To take back a consent: the switches in Profile Settings, and the link in each e-mail.</Trans>
          </li>
          <li>
            <Trans>
              To name somebody who uses these rights for you when you die or cannot act: write to the grievance officer.
            </Trans>
          </li>
          <li>
            <Trans>
              To complain: see <a href="#grievances">Complaints, and who answers</a>.
            </Trans>
          </li>
        </Points>
        <p>
          <Trans>
            They cost nothing. Without an account, write from the address it is about. In return the Act asks of you to
            give true information, not to pass for somebody else, and not to complain without a cause.
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
          An account needs an age of 18 years. We do not knowingly keep data of anybody younger, follow what children
          do, or advertise to them. If you know of such an account, tell us and it is removed.
        </Trans>
      </p>
    ),
  },
  {
    id: 'safety',
    title: <Trans>How it is protected</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Connections are encrypted, and so are access tokens and payout accounts where they are stored. Passwords are
            kept as hashes that cannot be turned back. Private files are reached by links that end after five minutes.
            Who of us may see what is limited, and what operators do is recorded. Uploads are made anew, so that a
            picture loses the place it was taken at.
          </Trans>
        </p>
        <p>
          <Trans>
            What could take over an account or its money (a changed e-mail, mobile or password, payment methods,
            payouts, the export, deletion, and what operators do to accounts and money) asks for fresh proof: the
            password or a code, at most ten minutes old. A changed contact or password can be undone for 72 hours from
            the former e-mail, and a new payment method waits before its first payout.
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
          When a breach touches your data, you are told without delay, in your account and by e-mail: what happened,
          what it can mean for you, what we do, what you can do, and whom to ask. The Data Protection Board is told
          without delay too, and in detail within 72 hours.
        </Trans>
      </p>
    ),
  },
];
