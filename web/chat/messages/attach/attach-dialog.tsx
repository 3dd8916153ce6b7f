import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSite } from '../../../lib/site.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { isSendKey } from '../is-send-key.ts';
import { AttachCard } from './attach-card.tsx';
import type { Picked } from './attach-uploads.ts';

interface AttachDialogProps {
  file: File;
  /** Text already typed. */
  draft: string;
  onSend: (caption: string, picked: Picked) => void;
  onClose: () => void;
}

/** Preview of a file with its caption. */
export default function AttachDialog({ file, draft, onSend, onClose }: AttachDialogProps) {
  const { t } = useLingui();
  const { messageLength } = useSite();
  const [caption, setCaption] = useState(draft);
  const isPicture = file.type !== 'application/pdf';
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  const isReady = !isPicture || size !== null;
  const send = () => {
    if (isReady) onSend(caption, { file, width: size?.width ?? null, height: size?.height ?? null });
  };
  return (
    <Dialog
      title={isPicture ? t`Send a picture` : t`Send a PDF`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!isReady || isBroken} onClick={send}>
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isPicture ? (
          <Preview file={file} onSize={setSize} onBroken={() => setBroken(true)} />
        ) : (
          <div className="flex items-center gap-3 rounded-box border border-line p-2">
            <AttachCard name={file.name} bytes={file.size} isPicture={false} />
          </div>
        )}
        {isBroken ? <FormError>{t`Couldn’t read this picture. Try another one.`}</FormError> : null}
        <Field label={<Trans>Caption</Trans>} aside={<Trans>optional</Trans>}>
          <Textarea
            ref={beginHere}
            rows={2}
            dir="auto"
            maxLength={messageLength}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return;
              event.preventDefault();
              send();
            }}
            className="max-h-32"
          />
        </Field>
      </div>
    </Dialog>
  );
}

/** Focus the caption only with a mouse; on phones the keyboard would cover the picture. */
function beginHere(node: HTMLTextAreaElement | null): void {
  if (matchMedia('(pointer: fine)').matches) node?.setAttribute('autofocus', '');
}

interface PreviewProps {
  file: File;
  onSize: (size: { width: number; height: number }) => void;
  onBroken: () => void;
}

function Preview({ file, onSize, onBroken }: PreviewProps) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className="grid h-56 place-items-center overflow-hidden rounded-box bg-sunken">
      {source ? (
        <img
          src={source}
          alt={file.name}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onBroken}
          className="max-h-56 max-w-full object-contain"
        />
      ) : null}
    </div>
  );
}
