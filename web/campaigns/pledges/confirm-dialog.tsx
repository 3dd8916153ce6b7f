import { Trans, useLingui } from '@lingui/react/macro';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useMovePledge } from './pledges.queries.ts';

/** Confirms a contribution without a payment, on the creator's word; asked twice because shares depend on it. */
export default function ConfirmDialog({ pledge, onClose }: { pledge: PledgeLine; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const move = useMovePledge();
  const name = nameOf(pledge.user);
  const kind = i18n._(needNames[pledge.kind]);
  async function confirm() {
    try {
      await move.mutateAsync({ id: pledge.id, status: 'contributed' });
      showToast('success', t`Contribution confirmed.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
    onClose();
  }
  return (
    <Dialog
      title={<Trans>Did {name} provide it?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button variant="primary" onClick={confirm}>
            <Trans>Confirm contribution</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <Money value={pledge.value} size={36} />
        <span className="text-t2">{kind}</span>
      </p>
      <p className="text-t2">
        {pledge.kind === 'budget' ? (
          <Trans>
            This money wasn’t paid through Tandem, so everyone sees it as “unverified” and it can’t be refunded from the
            pool.
          </Trans>
        ) : (
          <Trans>It’s marked “unverified” for everyone.</Trans>
        )}{' '}
        <Trans>It counts towards {name}’s share from now on. You can’t undo this.</Trans>
      </p>
    </Dialog>
  );
}
