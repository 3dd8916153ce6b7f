import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { WaitingNote } from '../deliverables/waiting-note.tsx';
import { useConfirmArrival } from './arrival.queries.ts';

interface ArrivalNoteProps {
  application: Pick<Application, 'id' | 'status' | 'arrival' | 'can'>;
  side: 'creator' | 'influencer';
}

/** Whether the product of a campaign arrived, and the influencer's button to say so. */
export default function ArrivalNote({ application, side }: ArrivalNoteProps) {
  const { arrival, can } = application;
  if (!arrival) return null;
  return (
    <div className="grid gap-3">
      <WaitingNote tone={can.arrival === true ? 'amber' : 'grey'}>
        <State application={application} arrival={arrival} side={side} />
      </WaitingNote>
      {can.arrival === true ? <Confirm id={application.id} /> : null}
    </div>
  );
}

function State({
  application: { status },
  arrival: { confirmed_at, ends_at },
  side,
}: ArrivalNoteProps & { arrival: NonNullable<Application['arrival']> }) {
  const { i18n } = useLingui();
  const day = (at: string) => formatDay(at, { locale: i18n.locale });
  const end = ends_at ? <Trans>If nothing happens, this ends on {day(ends_at)}.</Trans> : null;
  if (confirmed_at) {
    return (
      <>
        <Trans>The product arrived, confirmed on {day(confirmed_at)}.</Trans> {end}
      </>
    );
  }
  if (status === 'paid' || status === 'cancelled') return <Trans>Nobody confirmed that the product arrived.</Trans>;
  return (
    <>
      {side === 'influencer' ? (
        <Trans>The brand sends you a product. Confirm when it’s with you.</Trans>
      ) : (
        <Trans>The influencer hasn’t confirmed yet that the product arrived.</Trans>
      )}{' '}
      {end}
    </>
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
