import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { showToast } from '../feedback/toast.ts';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import type { Size } from './crop-image.ts';
import { FileDrop } from './file-drop.tsx';

const CropDialog = lazyWithRetry(() => import('./crop-dialog.tsx'));

const accepted = 'image/jpeg,image/png,image/webp,image/avif';
/** Upload limit of the server, in bytes. */
const mostBytes = 5_000_000;

interface PicturePickerProps {
  /** Size of the uploaded picture. */
  size: Size;
  /** Errors thrown are shown in the dialog, which stays open. */
  onPicture: (picture: Blob) => Promise<void>;
  disabled?: boolean;
  /** Instruction. */
  children: ReactNode;
}

/** Drop area for a picture with a crop dialog. */
export function PicturePicker({ size, onPicture, disabled = false, children }: PicturePickerProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState<string>();

  function close() {
    if (address) URL.revokeObjectURL(address);
    setAddress(undefined);
  }
  function open([file]: File[]) {
    if (!file) return;
    if (!accepted.split(',').includes(file.type)) return showToast('error', t`Choose a JPEG, PNG, WebP or AVIF image.`);
    if (file.size > mostBytes) return showToast('error', t`Choose a picture of up to 5 MB.`);
    setAddress(URL.createObjectURL(file));
  }
  async function send(picture: Blob) {
    await onPicture(picture);
    close();
  }
  return (
    <>
      <FileDrop accept={accepted} onFiles={open} disabled={disabled}>
        {children}
      </FileDrop>
      {address ? (
        <Suspense>
          <CropDialog address={address} size={size} onDone={send} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
