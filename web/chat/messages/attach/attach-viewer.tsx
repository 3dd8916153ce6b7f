import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useState } from 'react';
import type { Attachment } from '../../../../contract/chat/attachments.ts';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { attachmentQuery, isGood } from './attach-links.ts';
import { previewOf } from './attach-uploads.ts';

const most = 4;
/** A scrollable region must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Full-page picture viewer with up to fourfold zoom; Esc closes it. */
export default function AttachViewer({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { t } = useLingui();
  const heading = useId();
  const [zoom, setZoom] = useState(1);
  const { data, refetch } = useQuery(attachmentQuery(attachment));
  const { name, url, width, height } = data.data;
  const source = isGood(url) ? url : previewOf(attachment.id);
  return (
    <Modal
      labelledBy={heading}
      onClose={onClose}
      className="inset-0 h-dvh max-h-none w-screen max-w-none rounded-none bg-raised"
    >
      <header className="flex items-center gap-1 border-line border-b py-1 pr-1 pl-4">
        <h2 id={heading} dir="auto" className="h5 min-w-0 flex-1 truncate">
          {name}
        </h2>
        <IconButton icon={ZoomOut} label={t`Zoom out`} disabled={zoom <= 1} onClick={() => setZoom(zoom / 2)} />
        <IconButton icon={ZoomIn} label={t`Zoom in`} disabled={zoom >= most} onClick={() => setZoom(zoom * 2)} />
        <a
          href={url}
          download
          title={t`Save`}
          className="inline-grid size-11 place-items-center rounded-ctl text-t2 hover:bg-sunken hover:text-t1"
        >
          <Download />
          <span className="sr-only">
            <Trans>Save</Trans>
          </span>
        </a>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </header>
      <section
        aria-label={name}
        {...reachable}
        className="min-h-0 flex-1 overflow-auto p-2 focus-visible:-outline-offset-2"
      >
        <div style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          <img
            src={source}
            alt={name}
            width={width ?? undefined}
            height={height ?? undefined}
            onDoubleClick={() => setZoom(zoom > 1 ? 1 : 2)}
            onError={() => refetch()}
            className="size-full object-contain"
          />
        </div>
      </section>
    </Modal>
  );
}
