import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isPlatform, platformName } from '../../../contract/core/platforms.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { platformMark } from '../../lib/platforms.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { beginConnect, providersQuery } from './social-connect.calls.ts';

/** Connect button for each platform; says so when it is not configured. */
export function ConnectButtons() {
  const { t } = useLingui();
  const { data, isPending, refetch } = useQuery(providersQuery);
  if (isPending) return <Skeleton className="h-12" />;
  if (!data) return <ErrorState title={t`Couldn’t load the platforms`} onRetry={refetch} />;
  const known = data.flatMap(({ platform, is_configured: isOpen }) =>
    isPlatform(platform) ? [{ platform, isOpen, name: platformName(platform) }] : [],
  );
  const closed = known.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-3">
        {known.map(({ platform, name, isOpen }) => (
          <Button
            key={platform}
            disabled={!isOpen}
            onClick={() => beginConnect(platform).catch((error) => showToast('error', reasonOf(error)))}
          >
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-tag bg-sunken font-bold text-xs leading-none"
            >
              {platformMark(platform)}
            </span>
            <Trans>Connect {name}</Trans>
          </Button>
        ))}
      </div>
      {closed.length > 0 ? (
        <p className="text-sm text-t2">
          <Trans>{closed.join(', ')}: not set up here. Add these accounts by hand.</Trans>
        </p>
      ) : null}
    </div>
  );
}
