import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { TourList } from '../accounts/tours/tour-list.tsx';
import { AddAccountDialog } from '../accounts/workspaces/add-account-dialog.tsx';
import { AddClientDialog } from '../accounts/workspaces/add-client-dialog.tsx';
import { type Overlay, showOverlay } from '../lib/overlay.ts';
import { HelpSheet } from '../site/help/help-sheet.tsx';
import { ShortcutDialog } from '../site/help/shortcut-dialog.tsx';
import { Palette } from './palette/palette.tsx';

const close = () => showOverlay(null);

/** Global overlays: palette, shortcuts, help, a further account or client. Closed by navigation. */
export default function OverlayLayer({ me, open }: { me: string; open: Overlay }): ReactNode {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key]);
  if (open === 'palette') return <Palette me={me} onClose={close} />;
  if (open === 'shortcuts') return <ShortcutDialog onClose={close} />;
  if (open === 'client') return <AddClientDialog onClose={close} />;
  if (open === 'account') return <AddAccountDialog onClose={close} />;
  return <HelpSheet onClose={close} tours={<TourList me={me} onStart={close} />} />;
}
