import { Trans } from '@lingui/react/macro';
import { FileText, Image } from 'lucide-react';
import { formatBytes } from '../../../lib/format.ts';

/** File with icon, name and size. */
export function AttachCard({ name, bytes, isPicture }: { name: string; bytes: number; isPicture: boolean }) {
  const Sign = isPicture ? Image : FileText;
  const size = formatBytes(bytes);
  return (
    <>
      <span className="grid size-10 flex-none place-items-center rounded-tile bg-bad-tint text-bad">
        <Sign className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-semibold">
          {name}
        </span>
        <span className="num block text-t2 text-xs">
          {isPicture ? <Trans>Picture · {size}</Trans> : <Trans>PDF · {size}</Trans>}
        </span>
      </span>
    </>
  );
}
