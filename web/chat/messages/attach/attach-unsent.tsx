import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { ProgressBar } from '../../../ui/data/progress-bar.tsx';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import { noteRefusal, type Unsent } from '../outbox.ts';
import { boxOf } from './attach-box.ts';
import { AttachCard } from './attach-card.tsx';
import { dropUpload, isUploading, useUpload } from './attach-uploads.ts';

type Waiting = Pick<Unsent, 'clientId' | 'attachmentId' | 'refusal'>;

interface AttachUnsentProps extends Waiting {
  file: NonNullable<Unsent['file']>;
}

/** Upload in progress with preview, progress and cancel. */
export default function AttachUnsent({ file, ...unsent }: AttachUnsentProps) {
  const { t } = useLingui();
  const upload = useUpload(unsent.clientId);
  useLostFile(unsent, upload !== undefined);
  const { name, bytes, width } = file;
  const percent = Math.round((upload?.part ?? 0) * 100);
  return (
    <div>
      {width !== null && upload ? (
        <img
          {...boxOf(file)}
          src={upload.preview}
          alt={name}
          className="h-auto max-w-full rounded-xl bg-sunken object-cover"
        />
      ) : (
        <div className="flex min-h-14 w-[min(18rem,100%)] items-center gap-3 p-1.5">
          <AttachCard name={name} bytes={bytes} isPicture={width !== null} />
        </div>
      )}
      {upload && upload.part !== null && !unsent.attachmentId ? (
        <div className="flex items-center gap-2 pl-1.5">
          <div role="progressbar" aria-label={t`Uploading ${name}`} aria-valuenow={percent} className="flex-1">
            <ProgressBar parts={[{ value: upload.part }]} total={1} height={6} />
          </div>
          <IconButton icon={X} size="sm" label={t`Cancel`} onClick={() => dropUpload(unsent.clientId)} />
        </div>
      ) : null}
    </div>
  );
}

/** Reports once that a file was lost with its page; the caption stays. */
function useLostFile({ clientId, attachmentId, refusal }: Waiting, isHere: boolean): void {
  const { t } = useLingui();
  const isWaiting = !isHere && attachmentId === undefined && refusal === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    void isUploading(clientId).then((busy) => {
      if (!busy) noteRefusal(clientId, t`The file wasn’t sent because you left the page. Attach it again.`);
    });
  }, [isWaiting, clientId, t]);
}
