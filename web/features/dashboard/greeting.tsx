import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../lib/format.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Today, and a word of welcome by the hour of the reader. */
export function Greeting() {
  const hydrated = useHydrated();
  return (
    <div>
      <p className="min-h-5 text-sm text-t3">{hydrated ? <Today /> : null}</p>
      <h1 className="h1">{hydrated ? <Welcome /> : <Skeleton className="h-9 w-72 max-w-full" />}</h1>
    </div>
  );
}

function Today() {
  const { i18n } = useLingui();
  return formatDay(new Date(), { locale: i18n.locale });
}

function Welcome() {
  const { profile } = useSession();
  const name = profile?.fullname.split(' ')[0] ?? '';
  const hour = new Date().getHours();
  if (hour < 12) return <Trans>Good morning, {name}</Trans>;
  if (hour < 17) return <Trans>Good afternoon, {name}</Trans>;
  return <Trans>Good evening, {name}</Trans>;
}
