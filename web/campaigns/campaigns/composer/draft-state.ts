import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { bodyOf } from './body.ts';
import { type KeptBody, writeKept } from './kept-body.ts';

/** One window's view of a campaign: typed, saved and server state. */
export interface Draft {
  /** Storage key of a new draft. */
  type: 'standard' | 'joint';
  /** Null until first saved. */
  id: string | null;
  /** `updatedAt` last read from the server. */
  readAt: string | undefined;
  /** JSON bodies. */
  server: string;
  saved: string;
  latest: string;
  /** Saves since `readAt` whose reply was lost: the server may have one of them. The latest few. */
  unanswered: CampaignBody[];
  turn: Promise<unknown>;
  /** Another window saved meanwhile: nothing is sent until the user decides. */
  isStale: boolean;
}

interface Opening {
  type: 'standard' | 'joint';
  campaign: Campaign | null;
  empty: CampaignBody;
  kept: KeptBody | null;
}

/** Starts with the server's version, or with unsaved input stored over it. */
export function openDraft({ type, campaign, empty, kept }: Opening): Draft {
  const server = JSON.stringify(campaign ? bodyOf(campaign) : empty);
  const isBehind = kept !== null && kept.readAt !== campaign?.updatedAt;
  return {
    type,
    id: campaign?.id ?? null,
    readAt: kept ? kept.readAt : campaign?.updatedAt,
    // Based on an older version: leave the server state unknown, so that a newer one is not taken for it.
    server: isBehind ? '' : server,
    saved: server,
    latest: kept ? JSON.stringify(kept.body) : server,
    unanswered: [],
    turn: Promise.resolve(),
    isStale: false,
  };
}

export function isDirty(draft: Draft): boolean {
  return draft.latest !== draft.saved;
}

/** Updates the typed text and stores it until saved. */
export function keepTyped(draft: Draft, text: string): void {
  draft.latest = text;
  keepUnsaved(draft);
}

function keepUnsaved(draft: Draft): void {
  const kept = { body: JSON.parse(draft.latest), readAt: draft.readAt, keptAt: new Date().toISOString() };
  writeKept(draft.id ?? draft.type, isDirty(draft) ? kept : null);
}

/** The server has saved `sent`, or changed the campaign otherwise. */
export function took(draft: Draft, campaign: Campaign, sent?: string): void {
  if (draft.id === null) writeKept(draft.type, null);
  draft.id = campaign.id;
  draft.readAt = campaign.updatedAt;
  draft.server = JSON.stringify(bodyOf(campaign));
  draft.unanswered = [];
  if (sent !== undefined) draft.saved = sent;
  // Typed while this save was under way: kept by the id that the draft may just have got.
  keepUnsaved(draft);
}

/**
 * Handles a refetch: returns the new body if nothing unsaved is typed; otherwise the next save is refused and the user
 * decides.
 */
export function follow(draft: Draft, campaign: Campaign): CampaignBody | null {
  if (campaign.updatedAt <= (draft.readAt ?? '')) return null;
  const body = bodyOf(campaign);
  const isSame = JSON.stringify(body) === draft.server;
  if (!isSame && isDirty(draft)) return null;
  if (isSame) {
    took(draft, campaign);
    return null;
  }
  replace(draft, campaign);
  return body;
}

/** Most saves without a reply that are remembered. */
const mostUnanswered = 10;

/** Remembers a save that the server may have made although its reply was lost. */
export function keepUnanswered(draft: Draft, sent: CampaignBody): void {
  draft.unanswered = [...draft.unanswered, sent].slice(-mostUnanswered);
}

/** Whether the server's version is that of this body. */
export function isSavedAs(campaign: Campaign, sent: CampaignBody): boolean {
  const server: CampaignBody = bodyOf(campaign);
  return Object.entries(sent).every(
    ([field, value]) =>
      field === 'draft' ||
      JSON.stringify(server[field as keyof CampaignBody] ?? null) === JSON.stringify(value ?? null),
  );
}

/** Discards the typed text and continues with the server's version. */
export function replace(draft: Draft, campaign: Campaign): void {
  draft.latest = JSON.stringify(bodyOf(campaign));
  took(draft, campaign, draft.latest);
}

/** Runs requests one after another, since each depends on the previous result. */
export function inTurn<T>(draft: Draft, act: () => Promise<T>): Promise<T> {
  const next = draft.turn.then(act, act);
  draft.turn = next.catch(() => undefined);
  return next;
}
