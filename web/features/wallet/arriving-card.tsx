import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Arriving } from '../../../contract/escrow.ts';
import { dayOf } from '../../lib/campaign-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { dateFormat } from '../../lib/intl.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { arrivingQuery } from './wallet.queries.ts';

/** What is on its way to the wallet after the fee, each agreement with the day by which it comes. */
export function ArrivingCard() {
  const { token } = useSession();
  const { data, error, refetch } = useQuery({ ...arrivingQuery, enabled: token !== null });
  if (error && !data) {
    return <ErrorState title={<Trans>What arrives did not load</Trans>} text={reasonOf(error)} onRetry={refetch} />;
  }
  if (!data || data.length === 0) return null;
  const sum = data.reduce((all, { net }) => all + Math.round(net.net * 100), 0) / 100;
  return (
    <Card as="section" padding="none" aria-labelledby="arriving-lines">
      <CardHead
        title={
          <h2 id="arriving-lines" className="h4 py-2">
            <Trans>What arrives when</Trans>
          </h2>
        }
      >
        <span className="text-right">
          <Money value={sum} paise className="block font-semibold" />
          <span className="text-t3 text-xs">
            <Trans>after the fee</Trans>
          </span>
        </span>
      </CardHead>
      <ul className="divide-y divide-line border-line border-t">
        {data.map((line) => (
          <li key={line.application_id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ line: { campaign, creator, status, auto_release_at: auto, net } }: { line: Arriving }) {
  const { i18n } = useLingui();
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat(i18n.locale, options).format(dayOf(net.release_by));
  return (
    <Link
      to={paths.campaign(campaign.id)}
      className="flex items-center gap-3 px-4 py-3 text-t1 no-underline hover:bg-sunken md:px-5"
    >
      <span className="num w-10 flex-none text-center text-t3 text-xs leading-tight">
        <span className="sr-only">
          <Trans>by</Trans>{' '}
        </span>
        {part({ weekday: 'short' })}
        <b className="block font-bold text-lg text-t1">{part({ day: 'numeric' })}</b>
        {part({ month: 'short' })}
      </span>
      <span className="min-w-0 flex-1">
        <span className="h5 line-clamp-2">{campaign.title}</span>
        <span className="block text-sm text-t3">
          {creator} ·{' '}
          {auto ? (
            <Trans>released if no word comes</Trans>
          ) : status === 'in_progress' ? (
            <Trans>at the latest, once you hand in</Trans>
          ) : (
            <Trans>at the latest, in review</Trans>
          )}
        </span>
      </span>
      <Money value={net.net} paise className="flex-none font-bold" />
    </Link>
  );
}
