import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Flag } from 'lucide-react';
import type { ConversationUser } from '../../../contract/chat/messages.ts';
import { SafetyDialog as PersonSafetyDialog, type SafetyAct } from '../../accounts/safety/safety-dialog.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { messagesKey } from './messages.queries.ts';
import { fullNameOf } from './person-name.ts';

/** Report and block in a conversation's menu. */
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

/** Confirmation of a report or a block. */
export function SafetyDialog({ act, user, onClose }: SafetyDialogProps) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: messagesKey });
  const onBlocked = () => {
    onClose();
    refresh();
  };
  return (
    <PersonSafetyDialog
      act={act}
      targetId={user.id}
      name={fullNameOf(user)}
      onClose={onClose}
      onBlocked={onBlocked}
      onUndone={refresh}
    />
  );
}
