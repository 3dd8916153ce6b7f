import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import type { StoredProfile } from '../../lib/session.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { PicturePicker } from '../../ui/forms/picture-picker.tsx';
import { pictureMutation } from './users.queries.ts';

/** Pixels; the server makes the smaller sizes. */
const square = { width: 512, height: 512 };

/** Profile picture, or the tile of the user's id. */
export function ProfilePicture({ profile, organisation }: { profile: StoredProfile; organisation: boolean }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(pictureMutation(client));

  async function upload(picture: Blob) {
    try {
      await mutateAsync(picture);
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
        <PicturePicker size={square} onPicture={upload}>
          <Trans>Choose a picture or drop it here: at least 128 × 128 px, up to 5 MB</Trans>
        </PicturePicker>
      </div>
      {profile.profile_image ? (
        <Button variant="text" onClick={() => mutateAsync(null).catch((error) => showToast('error', reasonOf(error)))}>
          <Trans>Remove picture</Trans>
        </Button>
      ) : null}
    </div>
  );
}
