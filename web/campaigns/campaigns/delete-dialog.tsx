import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { countApplications } from './application-counts.ts';
import { forgetCampaign, useDeleteCampaign } from './campaigns.queries.ts';

interface DeleteDialogProps {
  campaign: Pick<Campaign, 'id' | 'title' | 'is_draft' | 'type' | 'counts'>;
  onClose: () => void;
  onDeleted?: (() => unknown) | undefined;
}

/** Confirms a deletion and lists what is deleted with it. */
export default function DeleteDialog({ campaign, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useDeleteCampaign();
  const close = isPending ? undefined : onClose;
  const [problem, setProblem] = useState<string>();
  const name = campaign.title || t`Untitled draft`;
  async function remove() {
    try {
      await mutateAsync(campaign.id);
      showToast('success', t`Campaign deleted.`);
      onClose();
      await onDeleted?.();
      forgetCampaign(client, campaign.id);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }
  return (
    <Dialog
      title={<Trans>Delete “{name}”?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" busy={isPending} onClick={remove}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-3 text-t2">
        {campaign.is_draft ? (
          <Trans>Nobody has seen this draft. You can’t undo this.</Trans>
        ) : campaign.type === 'joint' ? (
          <Trans>All waiting pledges are declined and their owners notified. You can’t undo this.</Trans>
        ) : countApplications(campaign.counts) === 0 ? (
          <Trans>Nobody has applied yet. You can’t undo this.</Trans>
        ) : (
          <Trans>All waiting applicants are declined and notified. You can’t undo this.</Trans>
        )}
      </p>
      <FormError>{problem}</FormError>
    </Dialog>
  );
}
