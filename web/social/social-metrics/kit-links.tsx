import { Trans } from '@lingui/react/macro';
import { Download, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { downloadMediaKit } from './social-metrics.queries.ts';

const QrDialog = lazyWithRetry(() => import('./qr-dialog.tsx'));

/** Media kit as PDF, and a QR code of the page. */
export function KitLinks({ id, name }: { id: string; name: string }) {
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
          <QrDialog name={name} onClose={() => setShown(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
