import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UploadProgress } from '../../accounts/uploads/upload-progress.tsx';
import { type KeptVideo, uploadIdOf, useVideoUpload } from '../../accounts/uploads/use-video-upload.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { posterOf } from './video-poster.ts';

interface AddVideoProps {
  onAdd: (piece: { upload_id: string; file?: Blob }) => Promise<unknown>;
}

/** Uploads a video in parts and adds it to the portfolio with one of its frames as picture. */
export function AddVideo({ onAdd }: AddVideoProps) {
  const { t } = useLingui();
  const [kept, setKept] = useState<KeptVideo | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const upload = useVideoUpload({ use: { purpose: 'content' }, kept, onKept: keep });
  const { phase, problem } = upload;

  async function keep(next: KeptVideo | null) {
    setKept(next);
    if (!next?.isDone) return;
    const poster = file && (await posterOf(file));
    await onAdd({ upload_id: uploadIdOf(next), ...(poster ? { file: poster } : {}) }).then(
      () => showToast('success', t`Video added.`),
      (error: unknown) => showToast('error', reasonOf(error)),
    );
    setKept(null);
    setFile(null);
  }

  if (phase !== 'idle' && phase !== 'failed') return <UploadProgress upload={upload} isDone={false} />;
  if (kept) return <UploadProgress upload={upload} isDone />;
  return (
    <div className="grid gap-1.5">
      <FileDrop
        accept="video/mp4,video/webm,video/quicktime,.mov"
        onFiles={([chosen]) => {
          if (!chosen) return;
          setFile(chosen);
          void upload.choose(chosen);
        }}
      >
        <Trans>Add a video: MP4, WebM or QuickTime, up to 500 MB</Trans>
      </FileDrop>
      {problem ? (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
