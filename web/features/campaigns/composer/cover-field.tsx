import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignCalls } from '../../../../contract/campaigns.ts';
import { request } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { campaignQuery } from '../campaigns.queries.ts';

interface CoverFieldProps {
  /** Null until the draft was saved once; then a picture can be hung on it. */
  id: string | null;
  cover: string | null;
}

/** The picture at the head of the campaign. */
export function CoverField({ id, cover }: CoverFieldProps) {
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: (file: File) => request(campaignCalls.setCover, { params: { id: id ?? '' }, file }),
    onSuccess: (reply) => client.setQueryData(campaignQuery(reply.data.id).queryKey, reply),
  });
  const shown = upload.data?.data.cover ?? cover;
  return (
    <Field
      label={<Trans>Cover</Trans>}
      aside={<Trans>optional</Trans>}
      hint={
        id ? <Trans>JPEG, PNG, WebP or AVIF, at most 5 MB.</Trans> : <Trans>Possible once the draft is saved.</Trans>
      }
      error={upload.error ? reasonOf(upload.error) : undefined}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={1200}
          height={630}
          className="aspect-[1200/630] w-full rounded-box object-cover"
        />
      ) : null}
      <FileDrop
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={!id || upload.isPending}
        onFiles={([file]) => file && upload.mutate(file)}
      >
        <span>
          {upload.isPending ? (
            <Trans>Sending…</Trans>
          ) : shown ? (
            <Trans>Choose another picture</Trans>
          ) : (
            <Trans>Choose a picture or drop it here</Trans>
          )}
        </span>
      </FileDrop>
    </Field>
  );
}
