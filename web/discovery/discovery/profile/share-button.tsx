import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { showToast } from '../../../ui/feedback/toast.ts';
import { IconButton } from '../../../ui/forms/icon-button.tsx';

interface ShareButtonProps {
  name: string;
  /** Path to share, if not the current page. */
  address?: string;
  className?: string;
}

/** Shares the URL by the share sheet, or copies it. */
export function ShareButton({ name, address, className }: ShareButtonProps) {
  const { t } = useLingui();
  async function share() {
    const url = window.location.origin + (address ?? window.location.pathname);
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is no error.
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
