import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../lib/format.ts';
import { wallClock } from '../../lib/intl.ts';
import { personNameOf, useSession } from '../../lib/session.ts';
import { HydrationSafeText } from '../../ui/feedback/hydration-safe-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dashboardQuery, useCardQuery } from './dashboard.queries.ts';

/** Date, and a greeting by the reader's local time; for newcomers a welcome with the number of steps left. */
export function Greeting() {
  const { profile } = useSession();
  const checklist = useCardQuery(dashboardQuery).data?.checklist;
  const left = checklist?.steps.filter(({ is_done }) => !is_done).length ?? 0;
  return (
    <div>
      <p className="min-h-5 text-sm text-t3">{profile ? <Today /> : null}</p>
      <h1 className="h1">
        {profile ? (
          <HydrationSafeText>
            <Welcome name={personNameOf(profile).split(' ')[0] ?? ''} isNew={left > 0} />
          </HydrationSafeText>
        ) : (
          <Skeleton className="h-9 w-72 max-w-full" />
        )}
      </h1>
      {left > 0 ? (
        <p className="mt-1 text-t2">
          {profile?.role === 'Influencer' ? (
            <Plural
              value={left}
              one="# step left, and brands can find you."
              other="# steps left, and brands can find you."
            />
          ) : (
            <Plural value={left} one="# step left to get going." other="# steps left to get going." />
          )}
        </p>
      ) : null}
    </div>
  );
}

function Today() {
  const { i18n } = useLingui();
  return <HydrationSafeText>{formatDay(new Date(), { locale: i18n.locale })}</HydrationSafeText>;
}

function Welcome({ name, isNew }: { name: string; isNew: boolean }) {
  if (isNew) return <Trans>Welcome, {name}</Trans>;
  const hour = wallClock(new Date()).getUTCHours();
  if (hour < 12) return <Trans>Good morning, {name}</Trans>;
  if (hour < 17) return <Trans>Good afternoon, {name}</Trans>;
  return <Trans>Good evening, {name}</Trans>;
}
