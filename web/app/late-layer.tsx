import type { ReactNode } from 'react';
import { AccountWarning } from '../features/social-accounts/account-warning.tsx';

/** What a signed-in page can do without at first: fetched once it stands. */
export default function LateLayer({ me }: { me: string }): ReactNode {
  return <AccountWarning me={me} />;
}
