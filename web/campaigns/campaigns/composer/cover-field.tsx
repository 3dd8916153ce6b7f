import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Campaign, campaignCalls } from '../../../../contract/campaigns/campaigns.ts';
import { request } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { PicturePicker } from '../../../ui/forms/picture-picker.tsx';

/** Size of link previews, px. */
const size = { width: 1200, height: 630 };

interface CoverFieldProps {
  cover: string | null;
  /** Runs after pending saves; a new draft is saved first. */
  alongside: (act: (id: string) => Promise<Campaign>) => Promise<void>;
}

/** Cover picture. */
export function CoverField({ cover, alongside }: CoverFieldProps) {
  const [isSending, setSending] = useState(false);

  async function upload(picture: Blob) {
    setSending(true);
    try {
      await alongside(async (id) => (await request(campaignCalls.setCover, { params: { id }, file: picture })).data);
    } catch (error) {
      throw new Error(reasonOf(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Field
      label={<Trans>Cover</Trans>}
      aside={<Trans>optional</Trans>}
      hint={<Trans>JPEG, PNG, WebP or AVIF, up to 5 MB. You can crop it next.</Trans>}
    >
      {cover ? (
        <img
          src={cover}
          alt=""
          width={size.width}
          height={size.height}
          className="aspect-[1200/630] w-full rounded-box object-cover"
        />
      ) : null}
      <PicturePicker size={size} onPicture={upload} disabled={isSending}>
        <span>{cover ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture or drop it here</Trans>}</span>
      </PicturePicker>
    </Field>
  );
}
