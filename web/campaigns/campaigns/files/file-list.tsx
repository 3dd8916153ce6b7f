import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CampaignFile } from '../../../../contract/campaigns/campaign-files.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { Card } from '../../../ui/data/card.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { IconButton } from '../../../ui/forms/icon-button.tsx';

interface FileListProps {
  files: readonly CampaignFile[];
  onRemove: (file: CampaignFile) => Promise<unknown>;
}

/** Pictures open in a window, PDFs download. */
export function FileList({ files, onRemove }: FileListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Reference files`} className="grid gap-2 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <Card padding="none" className="flex items-center gap-3 p-2.5">
            <FileLink file={file} />
            {file.can.remove === true ? <Removal file={file} onRemove={onRemove} /> : null}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function FileLink({ file: { url, name, kind, bytes } }: { file: CampaignFile }) {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-t1 no-underline hover:underline"
    >
      {kind === 'image' ? (
        <img src={url} alt="" width={56} height={56} className="size-14 flex-none rounded-tile object-cover" />
      ) : (
        <span className="grid size-14 flex-none place-items-center rounded-tile bg-pea-tint text-link">
          <FileText />
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="num block text-sm text-t3">
          {kind === 'image' ? <Trans>Picture</Trans> : <Trans>PDF</Trans>} ·{' '}
          <Plural value={kilobytes} one="# kB" other="# kB" />
        </span>
      </span>
    </a>
  );
}

/** Inline confirmation, since a removal is irreversible. */
function Removal({ file, onRemove }: { file: CampaignFile; onRemove: (file: CampaignFile) => Promise<unknown> }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <IconButton icon={Trash2} label={t`Remove ${file.name}`} onClick={() => setAsking(true)} />;
  return (
    <Button
      size="sm"
      variant="danger"
      autoFocus
      onBlur={() => setAsking(false)}
      onClick={() => onRemove(file).catch((error: unknown) => showToast('error', reasonOf(error)))}
    >
      <Trans>Remove?</Trans>
    </Button>
  );
}
