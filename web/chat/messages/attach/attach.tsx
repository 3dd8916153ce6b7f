import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { attachmentLimits, attachmentTypes } from '../../../../contract/chat/attachments.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { Picked } from './attach-uploads.ts';

/** Loaded together with the upload code, which could not be fetched offline. */
const AttachDialog = lazyWithRetry(async () => {
  const [dialog] = await Promise.all([
    import('./attach-dialog.tsx'),
    import('./attach-uploads.ts'),
    import('./attach-unsent.tsx'),
    import('./attach-view.tsx'),
  ]);
  return dialog;
});

interface AttachProps {
  /** Text of the message box, used as the caption. */
  draft: string;
  onSend: (caption: string, picked: Picked) => void;
}

/** Chosen file that was not sent yet. */
interface Waiting {
  id: string;
  file: File;
}

/** Attach button; also accepts dropped and pasted files. Each file becomes a message of its own. */
export function Attach({ draft, onSend }: AttachProps) {
  const { t } = useLingui();
  const [files, setFiles] = useState<readonly Waiting[]>([]);
  const clip = useRef<HTMLLabelElement>(null);
  const [first, ...others] = files;
  const take = (list: FileList) => {
    const fitting = [...list].filter((each) => isFitting(each));
    if (fitting.length < list.length) {
      showToast('error', t`Send JPEG, PNG, WebP or AVIF pictures and PDFs, up to 10 MB each.`);
    }
    setFiles([...files, ...fitting.map((file) => ({ id: crypto.randomUUID(), file }))]);
  };
  useDrops(clip, take);
  return (
    <>
      <label
        ref={clip}
        title={t`Attach a picture or PDF`}
        className="inline-grid size-11 flex-none cursor-pointer place-items-center rounded-ctl text-t2 hover:bg-sunken hover:text-t1 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 max-md:size-12"
      >
        <Paperclip />
        <span className="sr-only">
          <Trans>Attach a picture or PDF</Trans>
        </span>
        <input
          type="file"
          multiple
          accept={attachmentTypes.join()}
          className="sr-only"
          onChange={({ target }) => {
            if (target.files) take(target.files);
            target.value = '';
          }}
        />
      </label>
      {first ? (
        <Suspense fallback={null}>
          <AttachDialog
            key={first.id}
            file={first.file}
            draft={draft}
            onSend={(caption, picked) => {
              setFiles(others);
              onSend(caption, picked);
            }}
            onClose={() => setFiles(others)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function isFitting({ type, size }: File): boolean {
  return (attachmentTypes as readonly string[]).includes(type) && size <= attachmentLimits.bytes;
}

/** Highlight while a file is dragged over the pane. */
const dropping = ['outline-2', 'outline-dashed', 'outline-pea', '-outline-offset-8'];

/** Handles files dropped on the pane or pasted into it. */
function useDrops(within: RefObject<HTMLElement | null>, onFiles: (files: FileList) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!data || data.files.length === 0) return;
    event.preventDefault();
    onFiles(data.files);
  });
  useEffect(() => {
    const pane = within.current?.closest('section');
    if (!pane) return;
    const end = () => pane.classList.remove(...dropping);
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && pane.contains(relatedTarget))) end();
    };
    const events = {
      dragover: (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        pane.classList.add(...dropping);
      },
      dragleave: leave,
      drop: (event: DragEvent) => {
        end();
        take(event, event.dataTransfer);
      },
      paste: (event: ClipboardEvent) => {
        // Cells and formatted text are pasted with a picture of themselves; keep the text.
        const { types = [] } = event.clipboardData ?? {};
        const isText = types.includes('text/plain') && types.includes('text/html');
        if (!isText) take(event, event.clipboardData);
      },
    };
    for (const [name, handle] of Object.entries(events)) pane.addEventListener(name, handle as EventListener);
    return () => {
      for (const [name, handle] of Object.entries(events)) pane.removeEventListener(name, handle as EventListener);
    };
  }, [within]);
}
