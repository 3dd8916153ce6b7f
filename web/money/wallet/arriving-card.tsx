import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addRupees } from '../../../contract/kit/money.ts';
import { inHandOf } from '../../../contract/work/escrow.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { Money } from '../../ui/data/money.tsx';
import { TruncatedList } from '../../ui/data/truncated-list.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { MoneyLine } from './money-line.tsx';
import { arrivingQuery } from './wallet.queries.ts';

/** Money on its way to the wallet after the fee, by agreement with its due day. */
export function ArrivingCard() {
  const { token } = useSession();
  const { data, error, refetch } = useQuery({ ...arrivingQuery, enabled: token !== null });
  if (error && !data) {
    return (
      <ErrorState title={<Trans>Couldn’t load incoming payments</Trans>} text={reasonOf(error)} onRetry={refetch} />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby="arriving-lines">
      <CardHead
        line
        title={
          <h2 id="arriving-lines" className="h4 py-2">
            <Trans>Incoming payments</Trans>
          </h2>
        }
      >
        <span className="text-right">
          <Money value={addRupees(data.map(({ net }) => inHandOf(net)))} paise className="block font-semibold" />
          <span className="text-t3 text-xs">
            <Trans>after the fee</Trans>
          </span>
        </span>
      </CardHead>
      <TruncatedList items={data}>
        {(shown) => (
          <ul className="divide-y divide-line">
            {shown.map(({ application_id: id, campaign, creator, status, auto_release_at: auto, net }) => (
              <MoneyLine key={id} campaign={campaign} day={net.release_by} amount={inHandOf(net)}>
                <Dotted>
                  {creator}
                  {auto ? (
                    <Trans>released if there’s no answer</Trans>
                  ) : status === 'in_progress' ? (
                    <Trans>at the latest, after you submit</Trans>
                  ) : (
                    <Trans>at the latest, in review</Trans>
                  )}
                </Dotted>
              </MoneyLine>
            ))}
          </ul>
        )}
      </TruncatedList>
    </Card>
  );
}
