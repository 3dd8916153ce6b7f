import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { KeptVideo } from '../../accounts/uploads/use-video-upload.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { PictureField } from './picture-field.tsx';
import { VideoField } from './video-field.tsx';

/** How a piece is shown before it is published. */
export type Way = 'link' | 'video' | 'picture';

interface Draft {
  way: Way;
  url: string;
  video: KeptVideo | null;
  file: string;
}

interface WorkFieldsProps {
  campaign: Campaign;
  piece: Deliverable;
  draft: Draft;
  errors: Record<string, string>;
  onChange: (fields: Partial<Draft>) => void;
}

/** The work itself: a link, a video or a picture. */
export function WorkFields({ campaign, piece, draft, errors, onChange }: WorkFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Segmented
        label={t`Submit your work`}
        name={`way-${piece.id}`}
        value={draft.way}
        onChange={(way) => onChange({ way })}
        segments={[
          { id: 'link', name: <Trans>Link</Trans> },
          { id: 'video', name: <Trans>Video</Trans> },
          { id: 'picture', name: <Trans>Picture</Trans> },
        ]}
        className="w-fit"
      />
      {draft.way === 'link' ? (
        <Field label={<Trans>Link to the post</Trans>} error={errors.url} required>
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={500}
            value={draft.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        </Field>
      ) : null}
      {draft.way === 'video' ? (
        <VideoField
          applicationId={piece.application_id}
          kept={draft.video}
          hasFormer={piece.video !== null}
          error={errors.upload_id ?? errors.url}
          onKept={(video) => onChange({ video })}
        />
      ) : null}
      {draft.way === 'picture' ? (
        <PictureField
          campaignId={campaign.id}
          kept={draft.file !== '' || (piece.file !== null && piece.video === null)}
          error={errors.file ?? errors.url}
          onKept={(file) => onChange({ file })}
        />
      ) : null}
    </>
  );
}
