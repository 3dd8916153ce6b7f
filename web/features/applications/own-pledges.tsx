import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { showToast } from '../../ui/toast.ts';
import { PledgeTag } from './application-tag.tsx';
import { useMove } from './applications.queries.ts';

/** What the reader pledged to this campaign, each to be taken back while that is possible. */
export function OwnPledges({ campaign }: { campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const move = useMove();
  const hasStarted = campaign.status !== 'not-started';
  async function withdraw(id: string) {
    try {
      await move.mutateAsync({ id, status: 'withdrawn' });
      showToast('success', t`Pledge withdrawn.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <Card as="section" aria-labelledby="own-pledges">
      <h2 id="own-pledges" className="h4 mb-1">
        <Trans>Your pledges</Trans>
      </h2>
      <ul>
        {campaign.my_pledges.map(({ id, need_id, value, status }) => {
          const need = campaign.needs.find((one) => one.id === need_id);
          const canWithdraw =
            status === 'pledged' || (!hasStarted && (status === 'accepted' || status === 'contributed'));
          return (
            <li key={id} className="grid gap-2 border-line border-t border-dashed py-3 first:border-t-0">
              <p className="flex items-center justify-between gap-3">
                <span className="font-semibold">{need ? i18n._(needNames[need.kind]) : null}</span>
                <Money value={value} size={19} />
              </p>
              <p className="flex items-center justify-between gap-3">
                <PledgeTag status={status} />
                {canWithdraw ? (
                  <Button size="sm" onClick={() => withdraw(id)}>
                    <Trans>Withdraw</Trans>
                  </Button>
                ) : null}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
