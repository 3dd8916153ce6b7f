import { Trans, useLingui } from '@lingui/react/macro';
import { QRCodeSVG } from 'qrcode.react';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface QrDialogProps {
  name: string;
  /** Path of the page. */
  address: string;
  onClose: () => void;
}

/** QR code of a page, dark on white in both themes because scanners require it. */
export default function QrDialog({ name, address: path, onClose }: QrDialogProps) {
  const { t } = useLingui();
  const address = window.location.origin + path;
  return (
    <Dialog title={<Trans>QR code</Trans>} onClose={onClose}>
      <div className="mx-auto w-fit rounded-ctl bg-[#fff] p-4">
        <QRCodeSVG value={address} size={216} level="M" title={t`QR code for ${name}’s page`} />
      </div>
      <p className="mt-3 break-all text-center text-sm text-t2">{address}</p>
    </Dialog>
  );
}
