import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, RefreshCw } from 'lucide-react';
import { formatBytes } from '../../lib/format.ts';
import { formatVideo } from '../../lib/video-format.ts';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Button } from '../../ui/forms/button.tsx';
import type { useVideoUpload } from './use-video-upload.ts';

/** How far an upload is, with its pause and removal. */
export function UploadProgress({ upload, isDone }: { upload: ReturnType<typeof useVideoUpload>; isDone: boolean }) {
  const { t } = useLingui();
  const { phase, sent, total, name, facts, hasResumed } = upload;
  // All of it is sent before the server has checked it.
  const percent = isDone ? 100 : total > 0 ? Math.min(99, Math.floor((sent / total) * 100)) : 0;
  const [done, all] = [formatBytes(isDone ? total : sent), formatBytes(total)];
  return (
    <div className="grid gap-2.5 rounded-box border border-line p-4">
      {hasResumed && phase === 'sending' && !isDone ? (
        <p role="status" className="flex items-center gap-2 rounded-box bg-ok-tint px-3 py-2 text-ok text-sm">
          <RefreshCw className="size-4" />
          <Trans>Back online, upload resumed. Nothing lost.</Trans>
        </p>
      ) : null}
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="num text-sm text-t2">{formatVideo(facts, total)}</p>
      </div>
      <p className="num flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-[760] text-[23px] leading-tight">{percent}%</span>
        <span className="text-sm text-t3">
          <TimeLeft upload={upload} isDone={isDone} />
        </span>
      </p>
      <ProgressBar total={100} parts={[{ value: percent }]} label={t`${percent}% uploaded`} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="num text-sm text-t2">
          <Trans>
            {done} of {all} uploaded
          </Trans>
        </p>
        <div className="-mr-3 ml-auto flex gap-1">
          {phase === 'sending' && !isDone ? (
            <Button size="sm" variant="text" onClick={upload.pause}>
              <Trans>Pause</Trans>
            </Button>
          ) : null}
          {phase === 'paused' ? (
            <Button size="sm" variant="text" onClick={upload.goOn}>
              <Trans>Go on</Trans>
            </Button>
          ) : null}
          <Button size="sm" variant="text" onClick={upload.remove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

function TimeLeft({ upload, isDone }: { upload: ReturnType<typeof useVideoUpload>; isDone: boolean }) {
  const { phase, secondsLeft } = upload;
  if (isDone) {
    return (
      <span className="inline-flex items-center gap-1 text-ok">
        <Check className="size-4" />
        <Trans>Uploaded</Trans>
      </span>
    );
  }
  if (phase === 'paused') return <Trans>Paused</Trans>;
  if (phase === 'offline') return <Trans>Waiting for the connection</Trans>;
  if (secondsLeft === null) return null;
  if (secondsLeft < 60) return <Trans>less than a minute left</Trans>;
  return <Plural value={Math.round(secondsLeft / 60)} one="about # min left" other="about # min left" />;
}
