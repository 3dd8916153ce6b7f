import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { readSession } from '../../../lib/session.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';

/** What was typed and not saved, in this browser: a reload, a lost connection or a login in between gives it back. */
export interface KeptBody {
  body: CampaignBody;
  /** The server's version that it was typed over; none for a new campaign. */
  readAt?: string | undefined;
  /** ISO 8601. */
  keptAt: string;
}

/** Per person, so that nobody else at this browser gets it. */
const keyOf = (name: string) => `campaign_draft:${readSession().profile?.id ?? ''}:${name}` as const;

/** `name` is the campaign's id, or the kind of a new one. */
export function readKept(name: string): KeptBody | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(name)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'body' in kept ? (kept as KeptBody) : null;
  } catch {
    return null;
  }
}

/** Null: nothing is left to keep. */
export function writeKept(name: string, kept: KeptBody | null): void {
  writeStored(keyOf(name), kept && JSON.stringify(kept));
}
