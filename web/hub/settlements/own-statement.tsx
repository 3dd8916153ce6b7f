import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { percentOf } from './preview.ts';
import { downloadStatement, statementQuery } from './settlements.queries.ts';

interface OwnStatementProps {
  campaignId: string;
  userId: string;
  isOwn: boolean;
}

/** Reader's statement, with a download of everything. */
export function OwnStatement({ campaignId, userId, isOwn }: OwnStatementProps) {
  const { data: statement, error, refetch } = useQuery(statementQuery(campaignId));
  const side = statement?.sides.find(({ user }) => user.id === userId);
  return (
    <Card as="section" aria-labelledby="statement">
      <h2 id="statement" className="h4 mb-2">
        {isOwn ? <Trans>Accounts of all parties</Trans> : <Trans>Your statement</Trans>}
      </h2>
      {!statement && !error ? <Skeleton className="h-24" /> : null}
      {error && !statement ? (
        <ErrorState title={<Trans>Couldn’t load the statement</Trans>} text={reasonOf(error)} onRetry={refetch} />
      ) : null}
      {side ? (
        <dl className="num mb-3 grid gap-1.5 text-sm empty:hidden">
          <Line name={<Trans>Confirmed</Trans>} value={side.confirmed} />
          {side.confirmed > 0 ? (
            <div className="flex justify-between gap-3">
              <dt className="text-t2">
                <Trans>Your share</Trans>
              </dt>
              <dd className="font-semibold">
                {side.fraction.numerator}/{side.fraction.denominator} · {percentOf(side.fraction)}
              </dd>
            </div>
          ) : null}
          <Line name={<Trans>Paid in</Trans>} value={side.paid} />
          <Line name={<Trans>Refunded</Trans>} value={side.refunded} />
          <Line name={<Trans>Spent on the work</Trans>} value={side.drawn} />
          <Line name={<Trans>Received in your wallet</Trans>} value={side.received} />
          <Line name={<Trans>Your part of revenue paid outside Tandem</Trans>} value={side.recorded} />
        </dl>
      ) : null}
      {statement ? <Files campaignId={campaignId} /> : null}
    </Card>
  );
}

/** Zero amounts are left out. */
function Line({ name, value }: { name: ReactNode; value: number }) {
  if (value === 0) return null;
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-t2">{name}</dt>
      <dd className="font-semibold">
        <Money value={value} paise />
      </dd>
    </div>
  );
}

function Files({ campaignId }: { campaignId: string }) {
  const { t } = useLingui();
  const fetchFile = (format: 'csv' | 'pdf') => () =>
    downloadStatement(campaignId, format).catch((error) => showToast('error', reasonOf(error)));
  return (
    <div className="flex gap-2">
      <Button size="sm" icon={Download} aria-label={t`Statement as PDF`} onClick={fetchFile('pdf')}>
        PDF
      </Button>
      <Button size="sm" icon={Download} aria-label={t`Statement as CSV`} onClick={fetchFile('csv')}>
        CSV
      </Button>
    </div>
  );
}
