import { useQuery } from '@tanstack/react-query';
import { FileText, Image } from 'lucide-react';
import type { CampaignFile } from '../../../../contract/campaigns/campaign-files.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { formatBytes } from '../../../lib/format.ts';
import { filesQuery } from '../files/files.queries.ts';
import { NotGiven } from './check-block.tsx';

/** Cover and reference files of a draft. */
export function CheckFiles({ campaign }: { campaign: Campaign | null }) {
  const { data: files = [] } = useQuery({ ...filesQuery(campaign?.id ?? ''), enabled: campaign !== null });
  const cover = campaign?.cover;
  if (!cover && files.length === 0) return <NotGiven />;
  return (
    <div className="grid gap-2 text-sm">
      {cover ? (
        <img
          src={cover}
          alt=""
          width={1200}
          height={630}
          className="aspect-[1200/630] w-40 rounded-tile object-cover"
        />
      ) : null}
      <ul className="grid gap-1.5 empty:hidden">
        {files.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
      </ul>
    </div>
  );
}

function FileLine({ file: { name, kind, bytes } }: { file: CampaignFile }) {
  const Icon = kind === 'image' ? Image : FileText;
  return (
    <li className="flex gap-2">
      <Icon className="mt-0.5 size-4 flex-none text-t3" />
      <span className="wrap-anywhere min-w-0">{name}</span>
      <span className="num whitespace-nowrap text-t3">{formatBytes(bytes)}</span>
    </li>
  );
}
