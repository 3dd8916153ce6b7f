import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { reportMutation } from './unlocks.queries.ts';

interface DeadContactDialogProps {
  id: string;
  name: string;
  /** Price in coins. */
  coins: number;
  onClose: () => void;
}

/** Confirms a report, which is possible once per contact, and shows its result. */
export function DeadContactDialog({ id, name, coins, onClose }: DeadContactDialogProps) {
  const { t } = useLingui();
  const report = useMutation(reportMutation(useQueryClient(), id));
  const close = report.isPending ? undefined : onClose;
  const { keyFor, done } = useActionKey();

  async function send() {
    const { data } = await report.mutateAsync(keyFor(id));
    done();
    if (data.outcome === 'refunded') showToast('success', t`You got your coins back. You can still see the contact.`);
    else showToast('info', t`Thank you. Our team will check it.`);
    onClose();
  }
  return (
    <Dialog
      title={t`Can’t reach ${name}?`}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="peacock" busy={report.isPending} onClick={() => send().catch(() => {})}>
            <Trans>Report contact</Trans>
          </Button>
        </>
      }
    >
      <p className="text-t2">
        <Plural
          value={coins}
          one="You get # coin back at once if we see that the contact doesn’t work. Otherwise our team checks it. You can report a contact once."
          other="You get # coins back at once if we see that the contact doesn’t work. Otherwise our team checks it. You can report a contact once."
        />
      </p>
      {report.error ? (
        <p role="alert" className="mt-2 text-bad text-sm">
          {reasonOf(report.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
