import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { isBusiness } from '../../../contract/core/roles.ts';
import { paths } from '../../lib/paths.ts';
import { readStored, storedKeys } from '../../lib/stored.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useAccountCheck } from './use-account-check.ts';

const AccountDialog = lazyWithRetry(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));

/**
 * Asks users without a social account to add one. Influencers must; brands and partners are asked once, not on the overview
 * of all their accounts. Children mount only when nobody is asked. Source: the specification, validation rules.
 */
export function AccountWarning({ me, children }: { me: string; children: ReactNode }) {
  const role = useAccountCheck(me);
  const [isDone, setDone] = useState(wasShown);
  const { pathname } = useLocation();
  if (role === undefined) return null;
  if (role === 'Influencer') return <Warning />;
  if (isBusiness(role) && !isDone && pathname !== paths.allAccounts) return <Warning onClose={() => setDone(true)} />;
  return children;
}

function Warning({ onClose }: { onClose?: () => void }) {
  return (
    <Suspense fallback={null}>
      <AccountDialog onClose={onClose} />
    </Suspense>
  );
}

const wasShown = () => readStored(storedKeys.brandPopupShown) !== null;
