import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import type { StoredProfile } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { showToast } from '../../ui/toast.ts';
import { pictureMutation } from './users.queries.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

const accepted = 'image/jpeg,image/png,image/webp,image/avif';
/** Bytes; the server refuses more. */
const mostBytes = 5_000_000;

/** One's picture; without one the tile of one's id stands there. */
export function ProfilePicture({ profile, organisation }: { profile: StoredProfile; organisation: boolean }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(pictureMutation(client));
  const [address, setAddress] = useState<string>();

  function close() {
    if (address) URL.revokeObjectURL(address);
    setAddress(undefined);
  }
  function open([file]: File[]) {
    if (!file) return;
    if (!accepted.split(',').includes(file.type))
      return showToast('error', t`Choose a JPEG, PNG, WebP or AVIF picture.`);
    if (file.size > mostBytes) return showToast('error', t`Choose a picture of at most 5 MB.`);
    setAddress(URL.createObjectURL(file));
  }
  async function upload(picture: Blob) {
    try {
      await mutateAsync(picture);
      close();
      showToast('success', t`Picture saved.`);
    } catch (error) {
      throw new Error(reasonOf(error));
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar
        id={profile.id}
        image={profile.profile_image ?? null}
        shape={organisation ? 'organisation' : 'person'}
        size={96}
      />
      <div className="min-w-56 flex-1">
        <FileDrop accept={accepted} onFiles={open}>
          <Trans>Choose a picture or drop it here: at least 128 × 128, at most 5 MB</Trans>
        </FileDrop>
      </div>
      {profile.profile_image ? (
        <Button variant="text" onClick={() => mutateAsync(null).catch((error) => showToast('error', reasonOf(error)))}>
          <Trans>Remove picture</Trans>
        </Button>
      ) : null}
      {address ? (
        <Suspense>
          <CropDialog address={address} onDone={upload} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
