import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Shares } from '../../../contract/campaigns/pledges.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { roleWords } from '../../lib/role-labels.ts';
import { Card } from '../../ui/data/card.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { sharesQuery } from './pledges.queries.ts';

/** "Parties and shares": accepted participants with their exact share of the confirmed value. */
export function Parties({ campaignId }: { campaignId: string }) {
  const { data: shares, error, refetch } = useQuery(sharesQuery(campaignId));
  return (
    <Card as="section" aria-labelledby="parties">
      <h2 id="parties" className="h4">
        <Trans>Parties and shares</Trans>
      </h2>
      {shares ? <PartyList shares={shares} /> : null}
      {error && !shares ? (
        <div className="mt-3">
          <ErrorState title={<Trans>Couldn’t load the parties</Trans>} text={reasonOf(error)} onRetry={refetch} />
        </div>
      ) : null}
      {!shares && !error ? <PartySkeleton /> : null}
    </Card>
  );
}

function PartyList({ shares: { parties, confirmed } }: { shares: Shares }) {
  if (parties.length === 0) {
    return (
      <p className="mt-1 text-sm text-t3">
        <Trans>No parties yet. Everyone accepted becomes a party and shares the campaign’s revenue.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="num mb-2 text-sm text-t3">
        {confirmed > 0 ? (
          <Trans>Share of the {formatRupees(confirmed)} confirmed so far</Trans>
        ) : (
          <Trans>Shares are based on confirmed contributions; there are none yet</Trans>
        )}
      </p>
      <ul>
        {parties.map((party) => (
          <PartyRow key={party.user.id} party={party} />
        ))}
      </ul>
    </>
  );
}

function PartyRow({ party: { user, confirmed, accepted, fraction } }: { party: Shares['parties'][number] }) {
  const { i18n } = useLingui();
  const role = i18n._(roleWords[user.role]);
  const { numerator, denominator } = fraction;
  const percent = ((numerator / denominator) * 100).toFixed(1);
  return (
    <li className="flex items-center gap-3 border-line border-t border-dashed py-2 first:border-t-0">
      <PersonAvatar person={user} />
      <div className="min-w-0 flex-1">
        <p className="h5 truncate">{nameOf(user)}</p>
        <p className="truncate text-sm text-t3">
          {confirmed === 0 ? (
            <Trans>{role}, counts once contributed</Trans>
          ) : accepted > 0 ? (
            <Trans>
              {role}, {formatRupees(accepted)} still to come
            </Trans>
          ) : (
            role
          )}
        </p>
      </div>
      <p className="num text-right font-bold">
        {confirmed === 0 ? '0%' : `${percent}%`}
        {confirmed === 0 ? null : (
          <span className="block font-normal text-t3 text-xs">
            {numerator}/{denominator}
          </span>
        )}
      </p>
    </li>
  );
}

function PartySkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className="mt-3 grid gap-4">
      {[1, 2, 3].map((at) => (
        <div key={at} className="flex items-center gap-3">
          <Skeleton className="size-10" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-12" />
        </div>
      ))}
    </div>
  );
}
