import { Trans } from '@lingui/react/macro';
import type { PolicySection } from './policy-page.tsx';

export const cookieSections: readonly PolicySection[] = [
  {
    id: 'none-for-advertising',
    title: <Trans>None for advertising</Trans>,
    text: [
      <Trans key="none">
        There are no advertising or tracking cookies here and no scripts of others on public pages. That is why no
        banner asks you anything.
      </Trans>,
    ],
  },
  {
    id: 'cookies',
    title: <Trans>The cookies there are</Trans>,
    text: [
      <Trans key="language">
        “language” remembers the language you chose, for one year. “device_id” is a random number given to your browser
        at sign-in, so that a sign-in from a new device can be told to you.
      </Trans>,
    ],
  },
  {
    id: 'storage',
    title: <Trans>What your browser keeps</Trans>,
    text: [
      <Trans key="session">
        While you are signed in: your session, your own profile and which chat windows are open. Logging out removes
        them. Beside that, the theme you chose.
      </Trans>,
      <Trans key="payment">
        When you pay, the payment partner’s page opens and sets what it needs; its own policy applies there.
      </Trans>,
    ],
  },
];
