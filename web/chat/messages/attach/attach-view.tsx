import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import type { Attachment } from '../../../../contract/chat/attachments.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { boxOf } from './attach-box.ts';
import { AttachCard } from './attach-card.tsx';
import { attachmentQuery, isGood } from './attach-links.ts';
import { previewOf } from './attach-uploads.ts';

const AttachViewer = lazyWithRetry(() => import('./attach-viewer.tsx'));

/** The picture or PDF of a message. */
export default function AttachView({ attachment }: { attachment: Attachment }) {
  return attachment.kind === 'image' ? <Picture attachment={attachment} /> : <Document attachment={attachment} />;
}

function Picture({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = useQuery(attachmentQuery(attachment));
  const { name, preview_url } = data.data;
  const own = previewOf(attachment.id);
  const source = own ?? (preview_url && isGood(preview_url) ? preview_url : undefined);
  return (
    <>
      <button
        type="button"
        aria-label={t`Open ${name}`}
        onClick={() => setOpen(true)}
        className="block cursor-zoom-in overflow-hidden rounded-xl"
      >
        <img
          {...boxOf(attachment)}
          src={source}
          alt={name}
          decoding="async"
          onError={() => own === undefined && refetch()}
          className="h-auto max-w-full bg-sunken object-cover"
        />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AttachViewer attachment={data.data} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Document({ attachment }: { attachment: Attachment }) {
  const { data, refetch } = useQuery(attachmentQuery(attachment));
  const { name, bytes, url } = data.data;
  /** Renew an expired URL first. */
  const save = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isGood(url)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const renewed = await refetch();
    if (!renewed.data || renewed.isError) return;
    link.href = renewed.data.data.url;
    link.click();
  };
  return (
    <a
      href={url}
      download={name}
      onClick={save}
      className="flex min-h-14 w-[min(18rem,100%)] items-center gap-3 rounded-ctl p-1.5 text-t1 no-underline hover:underline"
    >
      <span className="sr-only">
        <Trans>Save</Trans>
      </span>
      <AttachCard name={name} bytes={bytes} isPicture={false} />
      <Download className="mr-1 size-5 flex-none text-t2" />
    </a>
  );
}
