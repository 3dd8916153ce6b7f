import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { useMay } from '../../lib/member-roles.ts';
import { Money } from '../../ui/data/money.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { heldMoneyQuery } from './deliverables.queries.ts';

interface ApproveDialogProps {
  piece: Deliverable;
  /** Error of the server. */
  refusal: string | undefined;
  /** Undefined while sending. */
  onClose: (() => void) | undefined;
  onApprove: () => unknown;
}

/** Confirms an approval; for the last piece it shows the payment it triggers. */
export default function ApproveDialog({ piece, refusal, onClose, onApprove }: ApproveDialogProps) {
  const seesMoney = useMay('money');
  const { data: money, isLoading } = useQuery({ ...heldMoneyQuery(piece.application_id), enabled: seesMoney });
  const isPaid = money?.status === 'held' && paysOnApproval(money);
  return (
    <Dialog
      title={<Trans>Approve the last piece?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={!onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={onApprove}>
            {isPaid ? <Trans>Approve and pay</Trans> : <Trans>Approve</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isLoading ? (
          <Skeleton className="h-24" />
        ) : (
          <Released money={money} seesMoney={seesMoney} fullname={piece.user.fullname} />
        )}
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}

/** Whether everything that is left waits for nothing but the approval. */
function paysOnApproval({ payments }: Escrow): boolean {
  const open = payments.filter(({ status }) => status === 'held');
  return open.length > 0 && open.every(({ due }) => due === 'approved');
}

interface ReleasedProps {
  money: Escrow | undefined;
  seesMoney: boolean;
  fullname: string;
}

function Released({ money, seesMoney, fullname }: ReleasedProps) {
  if (!seesMoney) {
    return (
      <p>
        <Trans>
          This completes everything {fullname} agreed to do, and releases what the agreement pays for approved work.
          Approval can’t be undone.
        </Trans>
      </p>
    );
  }
  if (money?.status !== 'held') {
    return (
      <p>
        <Trans>This completes everything {fullname} agreed to do. Approval can’t be undone.</Trans>
      </p>
    );
  }
  if (!paysOnApproval(money)) {
    return (
      <p>
        <Trans>
          This completes everything {fullname} agreed to do. Payments that wait for the approval are released now, the
          others when the post is published or on their day. Approval can’t be undone.
        </Trans>
      </p>
    );
  }
  const { amount, platform_fee, tds, net } = money.net;
  return (
    <div className="grid gap-3">
      <p>
        <Trans>This pays {fullname} the money on hold. Approval can’t be undone.</Trans>
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-box border border-line p-4">
        <dt>
          <Trans>Paid out now</Trans>
        </dt>
        <dd className="text-right font-semibold">
          <Money value={amount} paise />
        </dd>
        <dt className="pl-3 text-t2">
          <Trans>Platform fee, incl. GST</Trans>
        </dt>
        <dd className="text-right text-t2">
          − <Money value={platform_fee} paise />
        </dd>
        <dt className="pl-3 text-t2">
          <Trans>Tax deducted at source</Trans>
        </dt>
        <dd className="text-right text-t2">
          − <Money value={tds} paise />
        </dd>
        <dt className="mt-1.5 border-line border-t border-dashed pt-2.5 font-semibold">
          <Trans>{fullname} receives</Trans>
        </dt>
        <dd className="mt-1.5 border-line border-t border-dashed pt-2 text-right">
          <Money value={net} size={23} paise />
        </dd>
      </dl>
    </div>
  );
}
