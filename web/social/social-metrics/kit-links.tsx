import { Trans } from '@lingui/react/macro';
import { Download, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { downloadMediaKit } from './social-metrics.queries.ts';

const QrDialog = lazyWithRetry(() => import('./qr-dialog.tsx'));

interface KitLinksProps {
  id: string;
  name: string;
  /** Path of the page that the QR code opens. */
  address: string;
}

/** Media kit as PDF, and a QR code of the public page. */
export function KitLinks({ id, name, address }: KitLinksProps) {
  const [isShown, setShown] = useState(false);
  async function save() {
    try {
      await downloadMediaKit(id);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={Download} onClick={save}>
        <Trans>Media kit PDF</Trans>
      </Button>
      <Button size="sm" icon={QrCode} onClick={() => setShown(true)}>
        <Trans>QR code</Trans>
      </Button>
      {isShown ? (
        <Suspense>
          <QrDialog name={name} address={address} onClose={() => setShown(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
