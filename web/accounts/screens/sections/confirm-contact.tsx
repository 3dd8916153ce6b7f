import { Plural, Trans } from '@lingui/react/macro';
import { Coins } from 'lucide-react';
import { Suspense } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useSite } from '../../../lib/site.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ConfirmMobile } from '../../users/confirm-mobile.tsx';
import type { Waiting } from '../../users/sign-in-details.tsx';

const OtpForm = lazyWithRetry(async () => ({ default: (await import('../../auth/otp-form.tsx')).OtpForm }));

/** Entry of the code sent to a new e-mail or mobile. */
export function ConfirmContact({ username, contact, onDone, onClose }: Waiting) {
  return (
    <Dialog title={<Trans>Enter the code</Trans>} jaali="otp" onClose={onClose}>
      <Suspense fallback={<Skeleton className="h-64 rounded-ctl" />}>
        <OtpForm username={username} contact={contact} onVerified={onDone} />
      </Suspense>
    </Dialog>
  );
}

/** "Confirm your mobile" with its dialog, shown until a mobile is verified. */
export function ConfirmOwnMobile({ bare = false }: { bare?: boolean }) {
  const { profile, token } = useSession();
  if (!token || !profile) return null;
  return <ConfirmMobile userId={profile.id} bare={bare} confirm={(waiting) => <MobileCode {...waiting} />} />;
}

function MobileCode({ username, contact, onDone, onClose }: Waiting) {
  const { welcomeCoins } = useSite().terms;
  return (
    <Dialog title={<Trans>Enter 6 digits</Trans>} jaali="otp" onClose={onClose}>
      <Suspense fallback={<Skeleton className="h-64 rounded-ctl" />}>
        <OtpForm
          username={username}
          sentTo={
            <>
              <Trans>
                Sent by SMS to <b className="whitespace-nowrap text-t1">{contact}</b>.
              </Trans>{' '}
              <button type="button" className="link" onClick={onClose}>
                <Trans>Change</Trans>
              </button>
            </>
          }
          onVerified={onDone}
        />
      </Suspense>
      <p className="mt-4 flex gap-3 rounded-box bg-sunken px-3.5 py-3 text-sm text-t2">
        <Coins className="size-4 flex-none" />
        <span>
          {welcomeCoins > 0 ? (
            <>
              <Plural
                value={welcomeCoins}
                one="You get # coin right away, once per number."
                other="You get # coins right away, once per number."
              />{' '}
            </>
          ) : null}
          <Trans>If this number is confirmed on another account, it stays there.</Trans>
        </span>
      </p>
    </Dialog>
  );
}
