import { Trans } from '@lingui/react/macro';
import type { Area } from '../../lib/browser-storage.ts';
import { keptHow, type StoredFamily, type StoredKey, storedKeys } from '../../lib/stored.ts';
import type { PolicySection } from './policy-page.tsx';
import { Fact, Facts, Points } from './policy-parts.tsx';
import { alsoKeptForTab, type Kept, keptByKey } from './stored-words.tsx';

function Entry({ name, what, until }: Kept & { name: string }) {
  return (
    <Facts title={<code className="break-words font-[inherit]">{name}</code>}>
      <Fact term={<Trans>What for</Trans>}>{what}</Fact>
      <Fact term={<Trans>Until</Trans>}>{until}</Fact>
    </Facts>
  );
}

const declared = Object.keys(keptHow) as (StoredKey | StoredFamily)[];
const plain: readonly string[] = Object.values(storedKeys);

function Stored({ area }: { area: Area }) {
  return declared
    .filter((key) => keptHow[key].area === area)
    .map((key) => <Entry key={key} name={plain.includes(key) ? key : `${key}:…`} {...keptByKey[key]} />);
}

export const cookieSections: readonly PolicySection[] = [
  {
    id: 'none-for-advertising',
    title: <Trans>None for advertising</Trans>,
    body: (
      <p>
        <Trans>
          There are no advertising, tracking or measuring cookies here and no scripts of others on public pages. What
          there is, is needed for what you ask the product to do. That is why no banner asks you anything.
        </Trans>
      </p>
    ),
  },
  {
    id: 'cookies',
    title: <Trans>The cookies there are</Trans>,
    body: (
      <>
        <Entry
          name="language"
          what={<Trans>The language you chose, so that pages come in it.</Trans>}
          until={<Trans>A year after you chose it</Trans>}
        />
        <Entry
          name="reader"
          what={
            <Trans>
              Your session and your time zone, so that pages of your own come filled. Nothing else is opened by it.
            </Trans>
          }
          until={<Trans>You log out, or 30 days after your last visit</Trans>}
        />
        <Entry
          name="device_id"
          what={
            <Trans>
              A random number given to your browser when you sign in or sign up, so that a sign-in from a new device can
              be told to you, and nobody can refer themselves. Scripts cannot read it.
            </Trans>
          }
          until={<Trans>Two years after it was given</Trans>}
        />
      </>
    ),
  },
  { id: 'storage', title: <Trans>What stays in your browser’s storage</Trans>, body: <Stored area="local" /> },
  {
    id: 'tab',
    title: <Trans>What is kept for one tab</Trans>,
    body: (
      <>
        <p>
          <Trans>All of it goes when you close the tab.</Trans>
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
          A service worker shows push messages and stands in without a connection. It keeps files and pages of the
          product that are the same for everybody, never an answer about you, and a proof by which your browser can
          renew its address for push messages. Logging out empties the pages.
        </Trans>
      </p>
    ),
  },
  {
    id: 'others',
    title: <Trans>What others keep</Trans>,
    body: (
      <p>
        <Trans>
          When you pay, the payment partner’s page opens and sets what it needs; when you sign in with Google or
          Facebook or connect an account, you are on their pages. Their own policies apply there.
        </Trans>
      </p>
    ),
  },
  {
    id: 'removing',
    title: <Trans>Removing it</Trans>,
    body: (
      <Points>
        <li>
          <Trans>
            Logging out removes your session and everything personal from this browser, in all its tabs. What you typed
            and did not send goes too. Your theme and your language stay.
          </Trans>
        </li>
        <li>
          <Trans>
            “Clear site data” in your browser removes everything named here. You are then signed out, and a message that
            was not sent yet is lost.
          </Trans>
        </li>
        <li>
          <Trans>
            Where storage is full or switched off, everything works, and you stay logged in in that tab until you close
            or reload it.
          </Trans>
        </li>
      </Points>
    ),
  },
];
