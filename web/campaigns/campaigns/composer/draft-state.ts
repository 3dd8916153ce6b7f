import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { bodyOf } from './body.ts';
import { type KeptBody, writeKept } from './kept-body.ts';

/** One window's view of a campaign: what is typed, what of it is saved, and what the server was seen to have. */
export interface Draft {
  /** Under what a new one is kept in the browser. */
  type: 'standard' | 'joint';
  /** Null while nothing of it was saved. */
  id: string | null;
  /** The server's version that was last read. */
  readAt: string | undefined;
  /** The texts are bodies as JSON. */
  server: string;
  saved: string;
  latest: string;
  turn: Promise<unknown>;
  /** Another window has written meanwhile: nothing is sent before the person has decided. */
  isStale: boolean;
}

interface Opening {
  type: 'standard' | 'joint';
  campaign: Campaign | null;
  empty: CampaignBody;
  kept: KeptBody | null;
}

/** Begins with what the server has, or with what was typed here over it and never saved. */
export function openDraft({ type, campaign, empty, kept }: Opening): Draft {
  const server = JSON.stringify(campaign ? bodyOf(campaign) : empty);
  const isBehind = kept !== null && kept.readAt !== campaign?.updatedAt;
  return {
    type,
    id: campaign?.id ?? null,
    readAt: kept ? kept.readAt : campaign?.updatedAt,
    // Typed over an older version: not known, so that nothing newer passes for what was read.
    server: isBehind ? '' : server,
    saved: server,
    latest: kept ? JSON.stringify(kept.body) : server,
    turn: Promise.resolve(),
    isStale: false,
  };
}

export function isDirty(draft: Draft): boolean {
  return draft.latest !== draft.saved;
}

/** Takes what is typed, and keeps it in the browser until it is saved. */
export function keepTyped(draft: Draft, text: string): void {
  draft.latest = text;
  const kept = { body: JSON.parse(text), readAt: draft.readAt, keptAt: new Date().toISOString() };
  writeKept(draft.id ?? draft.type, isDirty(draft) ? kept : null);
}

/** The server has taken `sent`, or changed the campaign beside it. */
export function took(draft: Draft, campaign: Campaign, sent?: string): void {
  if (draft.id === null) writeKept(draft.type, null);
  draft.id = campaign.id;
  draft.readAt = campaign.updatedAt;
  draft.server = JSON.stringify(bodyOf(campaign));
  if (sent !== undefined) draft.saved = sent;
  if (!isDirty(draft)) writeKept(campaign.id, null);
}

/**
 * What was read again from the server. Its text, where it is another and nothing is typed over it; where something is,
 * the next save is refused, and the person decides.
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

/** Goes on from what the server has, whatever was typed. */
export function replace(draft: Draft, campaign: Campaign): void {
  draft.latest = JSON.stringify(bodyOf(campaign));
  took(draft, campaign, draft.latest);
}

/** One request about a campaign after the other, so that each knows what the one before has changed. */
export function inTurn<T>(draft: Draft, act: () => Promise<T>): Promise<T> {
  const next = draft.turn.then(act, act);
  draft.turn = next.catch(() => undefined);
  return next;
}
