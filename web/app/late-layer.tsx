import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StepUpDoor } from '../accounts/step-up/step-up-door.tsx';
import { needsTours } from '../accounts/tours/tour-gate.ts';
import { readFreshProfile } from '../accounts/users/use-fresh-profile.ts';
import { useSession } from '../lib/session.ts';
import { PushAskDoor } from '../notifications/push/push-ask-door.tsx';
import { usePushDevice } from '../notifications/push/use-push-device.ts';
import { AccountWarning } from '../social/social-accounts/account-warning.tsx';
import { followBuilds } from './newer-build.ts';
import { OverlayDoor } from './overlay-door.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { useKeptApp } from './use-kept-app.ts';

const TourDoor = lazy(() => import('../accounts/tours/tour-door.tsx').catch(() => ({ default: () => null })));

/** Parts of a signed-in page that load after the first render. */
export default function LateLayer({ me }: { me: string }): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  useKeptApp();
  useEffect(followBuilds, []);
  usePushDevice(me, (message) => {
    if (message.kind === 'open') void navigate(message.link);
    // A failure is retried with the next page.
    else void readFreshProfile(client, me).catch(() => null);
  });
  const isOperator = useSession().profile?.role === 'Operator';
  const { pathname } = useLocation();
  return (
    <>
      <AccountWarning me={me}>
        <Suspense fallback={null}>{!isOperator && needsTours(me, pathname) ? <TourDoor me={me} /> : null}</Suspense>
      </AccountWarning>
      <OverlayDoor me={me} />
      <StepUpDoor />
      <PushAskDoor me={me} />
      <PageAnnouncer />
    </>
  );
}
