import { Trans, useLingui } from '@lingui/react/macro';
import {
  CirclePause,
  CirclePlay,
  Copy,
  Eye,
  MessageCircle,
  MoreHorizontal,
  PencilLine,
  Trash2,
  Users,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../ui/overlays/menu.tsx';
import { useDuplicateCampaign, useHoldCampaign } from './campaigns.queries.ts';
import { draftPath } from './draft-path.ts';

const DeleteDialog = lazyWithRetry(() => import('./delete-dialog.tsx'));

interface CampaignMenuProps {
  campaign: Campaign;
  isOwn: boolean;
  /** Called after deleting, to leave the campaign's page. */
  onDeleted?: () => unknown;
}

/** Menu of a campaign: pause, delete and duplicate for its creator; view for all. */
export function CampaignMenu({ campaign, isOwn, onDeleted }: CampaignMenuProps) {
  const { t } = useLingui();
  // Applications and conversations name sums.
  const seesMoney = useMay('money');
  const [isDeleting, setDeleting] = useState(false);
  const { id, title, is_draft: isDraft } = campaign;
  const name = title || t`Untitled draft`;
  return (
    <>
      <Menu
        label={t`Options for ${name}`}
        trigger={(props) => <IconButton icon={MoreHorizontal} label={t`Options for ${name}`} bordered {...props} />}
      >
        {isDraft ? null : (
          <MenuLink icon={Eye} to={paths.campaign(id)}>
            <Trans>View details</Trans>
          </MenuLink>
        )}
        {seesMoney && isOwn && !isDraft && campaign.type === 'standard' ? (
          <MenuLink icon={Users} to={paths.appliedUsers(id)}>
            <Trans>View applied campaigns</Trans>
          </MenuLink>
        ) : null}
        {isDraft || !seesMoney || !(isOwn || campaign.my_application || campaign.my_pledges.length > 0) ? null : (
          <MenuLink icon={MessageCircle} to={paths.campaignChats(id)}>
            <Trans>Chats</Trans>
          </MenuLink>
        )}
        {campaign.can.edit === true ? <OwnItems campaign={campaign} onDelete={() => setDeleting(true)} /> : null}
      </Menu>
      <Suspense>
        {isDeleting ? (
          <DeleteDialog campaign={campaign} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
        ) : null}
      </Suspense>
    </>
  );
}

function OwnItems({ campaign, onDelete }: { campaign: Campaign; onDelete: () => void }) {
  const { isHeld, canToggle, toggle } = useHoldToggle(campaign);
  const copy = useCopyCampaign(campaign);
  const refusal = whyNot(campaign.can.delete);
  return (
    <>
      <MenuLink icon={PencilLine} to={draftPath(campaign)}>
        <Trans>Edit</Trans>
      </MenuLink>
      {canToggle ? (
        <MenuButton icon={isHeld ? CirclePlay : CirclePause} onSelect={toggle}>
          {isHeld ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </MenuButton>
      ) : null}
      {campaign.can.duplicate === true ? (
        <MenuButton icon={Copy} onSelect={copy}>
          <Trans>Duplicate</Trans>
        </MenuButton>
      ) : null}
      <MenuLine />
      <MenuButton icon={Trash2} danger onSelect={() => (refusal ? showToast('error', refusal) : onDelete())}>
        <Trans>Delete</Trans>
      </MenuButton>
    </>
  );
}

/** Pauses or resumes a campaign, with Undo in the toast. */
export function useHoldToggle(campaign: Pick<Campaign, 'id' | 'is_held' | 'status' | 'can'>) {
  const { t } = useLingui();
  const { mutateAsync } = useHoldCampaign();
  const { id, is_held: isHeld } = campaign;
  async function set(hold: boolean, isUndo = false): Promise<void> {
    try {
      await mutateAsync({ id, hold });
      const text = hold
        ? t`Paused. New applications are off; existing agreements continue.`
        : t`The campaign is open again.`;
      showToast('success', text, isUndo ? {} : { undo: { label: t`Undo`, onUndo: () => void set(!hold, true) } });
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  // A completed one takes nobody anyway.
  const canToggle = campaign.can[isHeld ? 'resume' : 'hold'] === true && campaign.status !== 'completed';
  return { isHeld, canToggle, toggle: () => set(!isHeld) };
}

/** Duplicates the campaign as a draft and opens it. */
export function useCopyCampaign(campaign: Pick<Campaign, 'id'>): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useDuplicateCampaign();
  return async () => {
    try {
      const { data } = await mutateAsync(campaign.id);
      showToast('success', t`A copy is saved as a draft. Choose new dates.`);
      await navigate(draftPath(data));
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  };
}
