import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Spending } from '../../../contract/hub/pools.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useAnswerDraw } from './pools.queries.ts';

const ObjectDialog = lazyWithRetry(() => import('./object-dialog.tsx'));

/** Object and Agree; Withdraw for the proposer. Shows available actions only. */
export function DrawActs({ campaignId, draw }: { campaignId: string; draw: Spending }) {
  const { t } = useLingui();
  const answer = useAnswerDraw(draw.id);
  const [isObjecting, setObjecting] = useState(false);
  const { agree, object, withdraw, dispute } = draw.can;
  const money = formatRupees(draw.amount);
  const mayObject = object === true || dispute === true;
  if (agree !== true && !mayObject && withdraw !== true) return null;
  async function send(status: 'agreed' | 'withdrawn') {
    try {
      await answer.mutateAsync({ status });
      showToast('success', status === 'agreed' ? t`You agreed to ${money}.` : t`The draw of ${money} is withdrawn.`);
    } catch {
      // The error is shown above the buttons.
    }
  }
  return (
    <div className="grid gap-3 border-line border-t p-4 md:px-5">
      <FormError>{answer.error ? reasonOf(answer.error) : undefined}</FormError>
      <div className="flex flex-wrap items-center gap-3">
        {mayObject ? (
          <>
            <Button variant="danger" icon={Flag} onClick={() => setObjecting(true)}>
              <Trans>Object…</Trans>
            </Button>
            <span className="text-sm text-t2 max-md:hidden">
              <Trans>stops this draw only</Trans>
            </span>
          </>
        ) : null}
        {withdraw === true ? (
          <Button onClick={() => send('withdrawn')}>
            <Trans>Withdraw draw</Trans>
          </Button>
        ) : null}
        {agree === true ? (
          <Button variant="primary" className="ml-auto max-md:flex-1 md:min-w-60" onClick={() => send('agreed')}>
            <Trans>Agree to {money}</Trans>
          </Button>
        ) : null}
      </div>
      <Suspense>
        {isObjecting ? <ObjectDialog campaignId={campaignId} draw={draw} onClose={() => setObjecting(false)} /> : null}
      </Suspense>
    </div>
  );
}
