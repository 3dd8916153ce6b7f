import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member } from '../../../contract/accounts/members.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { transferMutation } from './members.queries.ts';

interface TransferDialogProps {
  accountId: string;
  member: Member;
  onClose: () => void;
}

/** Asks before the account is given to a member. */
export function TransferDialog({ accountId, member, onClose }: TransferDialogProps) {
  const { t } = useLingui();
  const { fullname: name, person_id: personId } = member;
  const { mutateAsync, isPending } = useMutation(transferMutation(useQueryClient()));
  async function give() {
    try {
      await mutateAsync({ accountId, personId });
      showToast('success', t`${name} owns the account from now on. All owners get a mail.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
    onClose();
  }
  return (
    <Dialog
      title={t`Give the account to ${name}?`}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" disabled={isPending} onClick={() => void give()}>
            <Trans>Give the account away</Trans>
          </Button>
        </>
      }
    >
      <p className="text-t2">
        <Trans>
          {name} may then do everything in it, also remove you. You stay as an admin, and only {name} can make you an
          owner again.
        </Trans>
      </p>
      <p className="mt-3 text-t2">
        <Trans>
          Its payment methods are frozen, so that no payout goes to yours. If you sign in with this account, your
          e-mail, mobile, password and username go on signing you in, from now on with another account in your name.
        </Trans>
      </p>
    </Dialog>
  );
}
