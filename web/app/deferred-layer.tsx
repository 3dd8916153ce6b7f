import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StepUpHost } from '../accounts/step-up/step-up-host.tsx';
import { needsTours } from '../accounts/tours/tour-gate.ts';
import { readFreshProfile } from '../accounts/users/use-fresh-profile.ts';
import { useMay } from '../lib/member-roles.ts';
import { useSession } from '../lib/session.ts';
import { PushPromptTrigger } from '../notifications/push/push-prompt-trigger.tsx';
import { usePushDevice } from '../notifications/push/use-push-device.ts';
import { AccountWarning } from '../social/social-accounts/account-warning.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { useOfflineApp } from './use-offline-app.ts';

const TourHost = lazy(() => import('../accounts/tours/tour-host.tsx').catch(() => ({ default: () => null })));

/** Parts of a signed-in page that load after the first render. */
export default function DeferredLayer({ me }: { me: string }): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  useOfflineApp();
  usePushDevice(me, (message) => {
    if (message.kind === 'open') void navigate(message.link);
    // A failure is retried with the next page.
    else void readFreshProfile(client, me).catch(() => null);
  });
  const isOperator = useSession().profile?.role === 'Operator';
  const { pathname } = useLocation();
  // Tours show pages with sums.
  const hasTours = useMay('money') && !isOperator && needsTours(me, pathname);
  const tours = <Suspense fallback={null}>{hasTours ? <TourHost me={me} /> : null}</Suspense>;
  return (
    <>
      {/* Asked are those who may add one. */}
      {useMay('manage') ? <AccountWarning me={me}>{tours}</AccountWarning> : tours}
      <StepUpHost />
      <PushPromptTrigger me={me} />
      <PageAnnouncer />
    </>
  );
}
