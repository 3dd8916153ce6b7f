import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { showToast } from '../../../ui/feedback/toast.ts';
import { IconButton } from '../../../ui/forms/icon-button.tsx';

interface ShareButtonProps {
  name: string;
  /** Where it leads, where that is not the page it stands on. */
  address?: string;
  className?: string;
}

/** Hands the page's address to the phone's share sheet, elsewhere to the clipboard. */
export function ShareButton({ name, address, className }: ShareButtonProps) {
  const { t } = useLingui();
  async function share() {
    const url = window.location.origin + (address ?? window.location.pathname);
    if (typeof navigator.share === 'function') {
      // Closing the sheet without a choice is no failure.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t`Link copied.`);
    } catch {
      showToast('error', t`Couldn’t copy the link. Copy it from the address bar.`);
    }
  }
  return (
    <IconButton
      icon={Share2}
      label={t({ message: 'Share', context: 'send' })}
      bordered
      onClick={share}
      {...(className ? { className } : {})}
    />
  );
}
