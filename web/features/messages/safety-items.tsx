import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Flag } from 'lucide-react';
import type { ConversationUser } from '../../../contract/messages.ts';
import { safetyCalls } from '../../../contract/safety.ts';
import { request } from '../../lib/api.ts';
import { type SafetyAct, useSafetyPart } from '../../lib/safety-part.ts';
import { MenuButton } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.ts';
import { messagesKey } from './messages.queries.ts';

/** Report and block, in the menu of a conversation. */
export function SafetyItems({ onAsk }: { onAsk: (act: SafetyAct) => void }) {
  return (
    <>
      <MenuButton icon={Flag} onSelect={() => onAsk('report')}>
        <Trans>Report</Trans>
      </MenuButton>
      <MenuButton icon={Ban} danger onSelect={() => onAsk('block')}>
        <Trans>Block</Trans>
      </MenuButton>
    </>
  );
}

interface SafetyDialogProps {
  act: SafetyAct | undefined;
  user: ConversationUser;
  onClose: () => void;
}

/** Asks before a report or a block; a block can be taken back while its toast is there. */
export function SafetyDialog({ act, user, onClose }: SafetyDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const Dialog = useSafetyPart();
  const refresh = () => void client.invalidateQueries({ queryKey: messagesKey });
  const { id, full_name: name } = user;
  const unblock = async () => {
    await request(safetyCalls.unblock, { params: { id } });
    refresh();
  };
  const onBlocked = () => {
    onClose();
    refresh();
    showToast('success', t`${name} is blocked.`, {
      undo: {
        label: t`Undo`,
        onUndo: () => void unblock().catch((error: Error) => showToast('error', error.message)),
      },
    });
  };
  return <Dialog act={act} targetId={id} name={name} onClose={onClose} onBlocked={onBlocked} />;
}
