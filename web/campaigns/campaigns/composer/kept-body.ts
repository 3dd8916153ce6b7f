import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { readSession } from '../../../lib/session.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';

/** Unsaved input stored in this browser, restored after a reload, lost connection or login. */
export interface KeptBody {
  body: CampaignBody;
  /** Server version it is based on; none for a new campaign. */
  readAt?: string | undefined;
  /** ISO 8601. */
  keptAt: string;
}

/** Per user, so that other users of the browser do not get it. */
const keyOf = (name: string) => `campaign_draft:${readSession().profile?.id ?? ''}:${name}` as const;

/** `name`: id of the campaign, or the type of a new one. */
export function readKept(name: string): KeptBody | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(name)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'body' in kept ? (kept as KeptBody) : null;
  } catch {
    return null;
  }
}

/** Null removes it. */
export function writeKept(name: string, kept: KeptBody | null): void {
  writeStored(keyOf(name), kept && JSON.stringify(kept));
}
