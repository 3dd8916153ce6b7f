import { Trans } from '@lingui/react/macro';
import { UploadProgress } from '../../accounts/uploads/upload-progress.tsx';
import { type KeptVideo, useVideoUpload } from '../../accounts/uploads/use-video-upload.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';

interface VideoFieldProps {
  applicationId: string;
  kept: KeptVideo | null;
  /** The version before has a video. */
  hasFormer: boolean;
  error?: string | undefined;
  onKept: (kept: KeptVideo | null) => void;
}

/** Video of unpublished work: uploaded in parts, visible to both parties only. */
export function VideoField({ applicationId, kept, hasFormer, error, onKept }: VideoFieldProps) {
  const upload = useVideoUpload({ use: { purpose: 'draft', application_id: applicationId }, kept, onKept });
  const { phase, problem } = upload;
  const isRunning = phase === 'sending' || phase === 'paused' || phase === 'offline';
  return (
    <Field
      label={<Trans>Video of the work</Trans>}
      hint={<Trans>MP4, WebM or QuickTime, up to 500 MB. Only you and the campaign owner can open it.</Trans>}
      error={problem || error}
      required
    >
      {isRunning || kept?.isDone ? (
        <UploadProgress upload={upload} isDone={kept?.isDone === true} />
      ) : (
        <FileDrop accept="video/mp4,video/webm,video/quicktime,.mov" onFiles={([file]) => file && upload.choose(file)}>
          <Waiting kept={kept} hasFormer={hasFormer} />
        </FileDrop>
      )}
    </Field>
  );
}

function Waiting({ kept, hasFormer }: Pick<VideoFieldProps, 'kept' | 'hasFormer'>) {
  if (kept) return <Trans>The upload of {kept.name} has stopped. Choose the same file to go on.</Trans>;
  if (hasFormer) return <Trans>Choose a new video, or keep the one you submitted</Trans>;
  return <Trans>Choose a video or drop it here</Trans>;
}
