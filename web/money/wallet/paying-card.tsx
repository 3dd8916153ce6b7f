import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { TruncatedList } from '../../ui/data/truncated-list.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { MoneyLine } from './money-line.tsx';
import { payingQuery } from './wallet.queries.ts';

/** Money held for work the user ordered, by agreement with the day of its automatic release. */
export function PayingCard() {
  const { token } = useSession();
  const { data, error, refetch } = useQuery({ ...payingQuery, enabled: token !== null });
  if (error && !data) {
    return (
      <ErrorState title={<Trans>Couldn’t load outgoing payments</Trans>} text={reasonOf(error)} onRetry={refetch} />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby="paying-lines">
      <CardHead
        title={
          <h2 id="paying-lines" className="h4 py-2">
            <Trans>Outgoing payments</Trans>
          </h2>
        }
      />
      <TruncatedList items={data}>
        {(shown) => (
          <ul className="divide-y divide-line border-line border-t">
            {shown.map(
              ({ application_id: id, campaign, influencer, amount, is_disputed: isDisputed, release_on: day }) => (
                <MoneyLine key={id} campaign={campaign} day={day} amount={amount}>
                  <Dotted>
                    {influencer}
                    {isDisputed ? (
                      <Trans>in dispute</Trans>
                    ) : day === null ? (
                      <Trans>work still to come</Trans>
                    ) : (
                      <Trans>released if you don’t respond</Trans>
                    )}
                  </Dotted>
                </MoneyLine>
              ),
            )}
          </ul>
        )}
      </TruncatedList>
    </Card>
  );
}
