import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type OperatorUserDetail, operatorUserCalls } from '../../../contract/operators/operator-users.ts';
import { request } from '../../lib/api.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Moment } from './moment.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Reported = OperatorUserDetail['reported_unlocks'][number];

/** Unlocks reported as not working that were not refunded automatically. */
export function ReportedUnlocks({ unlocks }: { unlocks: readonly Reported[] }) {
  const { t } = useLingui();
  const [granting, setGranting] = useState<Reported>();
  if (unlocks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="reported-unlocks">
      <h2 id="reported-unlocks" className="h4 mb-2">
        <Trans>Reported contacts</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {unlocks.map((unlock) => (
          <li key={unlock.id} className="flex flex-wrap items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{unlock.influencer.name}</span>
              <span className="block text-sm text-t3">
                <Trans>{unlock.coins} coins</Trans>, <Moment at={unlock.reported_at} />
              </span>
            </span>
            {unlock.can.refund === true ? (
              <Button size="sm" onClick={() => setGranting(unlock)}>
                <Trans>Return coins</Trans>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {granting ? (
        <ReasonDialog
          title={<Trans>Return the unlock of {granting.influencer.name}?</Trans>}
          act={<Trans>Return coins</Trans>}
          done={t`Returned. The person has been notified.`}
          onAct={(reason) =>
            request(operatorUserCalls.grantUnlockRefund, { params: { id: granting.id }, body: { reason } })
          }
          onClose={() => setGranting(undefined)}
        />
      ) : null}
    </Card>
  );
}
