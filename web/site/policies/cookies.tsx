import { Trans } from '@lingui/react/macro';
import type { Area } from '../../lib/browser-storage.ts';
import { type StoredFamily, type StoredKey, storagePolicies, storedKeys } from '../../lib/stored.ts';
import type { PolicySection } from './policy-page.tsx';
import { Fact, Facts, Points } from './policy-parts.tsx';
import { alsoKeptForTab, type Kept, keptByKey } from './stored-words.tsx';

function Entry({ name, what, until }: Kept & { name: string }) {
  return (
    <Facts title={<code className="break-words font-[inherit]">{name}</code>}>
      <Fact term={<Trans>Purpose</Trans>}>{what}</Fact>
      <Fact term={<Trans>Until</Trans>}>{until}</Fact>
    </Facts>
  );
}

const declared = Object.keys(storagePolicies) as (StoredKey | StoredFamily)[];
const plain: readonly string[] = Object.values(storedKeys);

function Stored({ area }: { area: Area }) {
  return declared
    .filter((key) => storagePolicies[key].area === area)
    .map((key) => <Entry key={key} name={plain.includes(key) ? key : `${key}:…`} {...keptByKey[key]} />);
}

export const cookieSections: readonly PolicySection[] = [
  {
    id: 'none-for-advertising',
    title: <Trans>No advertising cookies</Trans>,
    body: (
      <p>
        <Trans>
          We use no advertising, tracking or analytics cookies and no third-party scripts on public pages. We only store
          what’s needed for what you do here, so there’s no cookie banner.
        </Trans>
      </p>
    ),
  },
  {
    id: 'cookies',
    title: <Trans>Our cookies</Trans>,
    body: (
      <>
        <Entry
          name="language"
          what={<Trans>The language you chose, so pages appear in it.</Trans>}
          until={<Trans>One year after you choose it</Trans>}
        />
        <Entry
          name="reader"
          what={
            <Trans>
              Your session and your time zone, so your own pages load with your data. It gives access to nothing else.
            </Trans>
          }
          until={<Trans>You log out, or 30 days after your last visit</Trans>}
        />
        <Entry
          name="device_id"
          what={
            <Trans>
              A random number given to your browser when you sign in or sign up, so we can tell you about sign-ins from
              new devices and stop people from referring themselves. Scripts can’t read it.
            </Trans>
          }
          until={<Trans>Two years after it was set</Trans>}
        />
      </>
    ),
  },
  { id: 'storage', title: <Trans>Stored in your browser</Trans>, body: <Stored area="local" /> },
  {
    id: 'tab',
    title: <Trans>Stored for one tab</Trans>,
    body: (
      <>
        <p>
          <Trans>All of this is deleted when you close the tab.</Trans>
        </p>
        <Stored area="tab" />
        {alsoKeptForTab.map((kept) => (
          <Entry key={kept.name} {...kept} />
        ))}
      </>
    ),
  },
  {
    id: 'worker',
    title: <Trans>The app on your device</Trans>,
    body: (
      <p>
        <Trans>
          A service worker shows push messages and helps when you’re offline. It stores files and pages that are the
          same for everyone, never answers about you, and a key your browser uses to renew its push address. Logging out
          deletes the pages.
        </Trans>
      </p>
    ),
  },
  {
    id: 'others',
    title: <Trans>What others store</Trans>,
    body: (
      <p>
        <Trans>
          When you pay, the payment partner’s page opens and stores what it needs. When you sign in with Google or
          Facebook or connect an account, you’re on their pages. Their own policies apply there.
        </Trans>
      </p>
    ),
  },
  {
    id: 'removing',
    title: <Trans>How to remove it</Trans>,
    body: (
      <Points>
        <li>
          <Trans>
            Logging out removes your session and all personal data from this browser, in all tabs, including anything
            you typed but didn’t send. Your theme and language stay.
          </Trans>
        </li>
        <li>
          <Trans>
            “Clear site data” in your browser removes everything listed here. You’re then signed out, and unsent
            messages are lost.
          </Trans>
        </li>
        <li>
          <Trans>
            If storage is full or turned off, everything still works, and you stay logged in until you close or reload
            the tab.
          </Trans>
        </li>
      </Points>
    ),
  },
];
