import type { CampaignFile } from '../../../contract/campaigns/campaign-files.ts';
import type { CampaignFileRow } from './campaign-files.queries.ts';

/** `url` is the file's temporary address. */
export function viewFile(row: CampaignFileRow, { url, can }: Pick<CampaignFile, 'url' | 'can'>): CampaignFile {
  return {
    id: String(row.id),
    name: row.name,
    kind: row.content_type === 'application/pdf' ? 'pdf' : 'image',
    bytes: row.bytes,
    url,
    createdAt: row.created_at.toISOString(),
    can,
  };
}
