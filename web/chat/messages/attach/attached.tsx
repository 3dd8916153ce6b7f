import { Suspense } from 'react';
import type { Attachment } from '../../../../contract/chat/attachments.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { Unsent } from '../outbox.ts';
import { boxOf, cardHeight } from './attach-box.ts';

const AttachView = lazyWithRetry(() => import('./attach-view.tsx'));
/** Preloads the view of the sent picture, so that it does not flicker in between. */
const AttachUnsent = lazyWithRetry(async () => {
  const [unsent] = await Promise.all([import('./attach-unsent.tsx'), import('./attach-view.tsx')]);
  return unsent;
});

/** Attachment of a message; its box has the final size before anything loads. */
export function Attached({ attachment }: { attachment: Attachment }) {
  const { kind } = attachment;
  return (
    <Suspense fallback={<Box {...(kind === 'image' ? boxOf(attachment) : card)} />}>
      <AttachView attachment={attachment} />
    </Suspense>
  );
}

/** Attachment of an unsent message. */
export function AttachedUnsent({ unsent, file }: { unsent: Unsent; file: NonNullable<Unsent['file']> }) {
  const { clientId, attachmentId, refusal } = unsent;
  return (
    <Suspense fallback={<Box {...(file.width === null ? card : boxOf(file))} />}>
      <AttachUnsent file={file} clientId={clientId} attachmentId={attachmentId} refusal={refusal} />
    </Suspense>
  );
}

const card = { width: 288, height: cardHeight };

function Box({ width, height }: { width: number; height: number }) {
  return <div className="max-w-full rounded-xl bg-sunken" style={{ width, aspectRatio: `${width} / ${height}` }} />;
}
