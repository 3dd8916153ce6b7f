import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** Dialog opened by the '?' key. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
      <ShortcutList />
    </Dialog>
  );
}
