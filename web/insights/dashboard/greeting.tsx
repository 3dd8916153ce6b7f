import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../lib/format.ts';
import { wallClock } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { HydrationSafeText } from '../../ui/feedback/hydration-safe-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Date, and a greeting by the reader's local time. */
export function Greeting() {
  const { profile } = useSession();
  return (
    <div>
      <p className="min-h-5 text-sm text-t3">{profile ? <Today /> : null}</p>
      <h1 className="h1">
        {profile ? (
          <HydrationSafeText>
            <Welcome name={profile.fullname.split(' ')[0] ?? ''} />
          </HydrationSafeText>
        ) : (
          <Skeleton className="h-9 w-72 max-w-full" />
        )}
      </h1>
    </div>
  );
}

function Today() {
  const { i18n } = useLingui();
  return <HydrationSafeText>{formatDay(new Date(), { locale: i18n.locale })}</HydrationSafeText>;
}

function Welcome({ name }: { name: string }) {
  const hour = wallClock(new Date()).getUTCHours();
  if (hour < 12) return <Trans>Good morning, {name}</Trans>;
  if (hour < 17) return <Trans>Good afternoon, {name}</Trans>;
  return <Trans>Good evening, {name}</Trans>;
}
