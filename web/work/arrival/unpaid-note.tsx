import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import type { Application, Arrival } from '../../../contract/campaigns/applications.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { WaitingNote } from '../deliverables/waiting-note.tsx';
import { useConfirmArrival } from './arrival.queries.ts';

interface UnpaidNoteProps {
  application: Pick<Application, 'id' | 'status' | 'arrival' | 'ends_at' | 'can'>;
  side: 'creator' | 'influencer';
}

/** Day on which unpaid work ends by itself, whether its product arrived, and the influencer's button to say so. */
export default function UnpaidNote({ application, side }: UnpaidNoteProps) {
  const { i18n } = useLingui();
  const { id, status, arrival, ends_at: end, can } = application;
  if (!arrival && !end) return null;
  return (
    <div className="grid gap-3">
      <WaitingNote tone={can.arrival === true ? 'amber' : 'grey'}>
        {arrival ? <ArrivalState status={status} arrival={arrival} side={side} /> : null}{' '}
        {end ? <Trans>If nothing happens, this ends on {formatDay(end, { locale: i18n.locale })}.</Trans> : null}
      </WaitingNote>
      {can.arrival === true ? <Confirm id={id} /> : null}
    </div>
  );
}

interface ArrivalStateProps {
  status: Application['status'];
  arrival: Arrival;
  side: UnpaidNoteProps['side'];
}

function ArrivalState({ status, arrival: { confirmed_at: confirmed }, side }: ArrivalStateProps) {
  const { i18n } = useLingui();
  if (confirmed) {
    return <Trans>The product arrived, confirmed on {formatDay(confirmed, { locale: i18n.locale })}.</Trans>;
  }
  if (status === 'paid' || status === 'cancelled') return <Trans>Nobody confirmed that the product arrived.</Trans>;
  return side === 'influencer' ? (
    <Trans>The brand sends you a product. Confirm when it’s with you.</Trans>
  ) : (
    <Trans>The influencer hasn’t confirmed yet that the product arrived.</Trans>
  );
}

function Confirm({ id }: { id: string }) {
  const { t } = useLingui();
  const confirm = useConfirmArrival(id);

  // Awaited, since a callback of `mutate` is dropped when the answer removes this button.
  async function arrive() {
    try {
      await confirm.mutateAsync();
      showToast('success', t`Arrival confirmed.`);
    } catch {
      // Shown above the button.
    }
  }

  return (
    <>
      {confirm.error ? <FormError>{reasonOf(confirm.error)}</FormError> : null}
      <Button variant="primary" block icon={PackageCheck} busy={confirm.isPending} onClick={arrive}>
        <Trans>It arrived</Trans>
      </Button>
    </>
  );
}
