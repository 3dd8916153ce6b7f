import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import type { ButtonLook } from '../forms/button-look.ts';
import { IconButton } from '../forms/icon-button.tsx';
import { showToast } from './toast.ts';

interface ShareButtonProps {
  name: string;
  /** Path to share, if not the current page. */
  address?: string;
  className?: string;
  /** Written on the button; without it an icon alone. */
  children?: ReactNode;
  variant?: ButtonLook['variant'];
}

/** Shares the URL by the share sheet, or copies it. */
export function ShareButton({ name, address, className = '', children, variant = 'outline' }: ShareButtonProps) {
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
  if (children) {
    return (
      <Button variant={variant} icon={Share2} onClick={share} className={className}>
        {children}
      </Button>
    );
  }
  const label = t({ message: 'Share', context: 'send' });
  return <IconButton icon={Share2} label={label} bordered onClick={share} className={className} />;
}
