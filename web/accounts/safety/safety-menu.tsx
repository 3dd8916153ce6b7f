import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Menu, MenuButton } from '../../ui/overlays/menu.tsx';
import { type SafetyAct, SafetyDialog } from './safety-dialog.tsx';

interface SafetyMenuProps {
  targetId: string;
  name: string;
  onBlocked?: () => void;
  className?: string;
}

/** Report and block, for any displayed person. */
export default function SafetyMenu({ targetId, name, onBlocked, className }: SafetyMenuProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<SafetyAct>();
  return (
    <>
      <Menu
        label={t`More options for ${name}`}
        trigger={(props) => (
          <IconButton icon={EllipsisVertical} label={t`More`} bordered className={className ?? ''} {...props} />
        )}
      >
        <MenuButton icon={Flag} onSelect={() => setAsking('report')}>
          <Trans>Report</Trans>
        </MenuButton>
        <MenuButton icon={Ban} danger onSelect={() => setAsking('block')}>
          <Trans>Block</Trans>
        </MenuButton>
      </Menu>
      <SafetyDialog
        act={asking}
        targetId={targetId}
        name={name}
        onClose={() => setAsking(undefined)}
        onBlocked={() => {
          setAsking(undefined);
          onBlocked?.();
        }}
      />
    </>
  );
}
