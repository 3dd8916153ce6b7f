import { useEffect, useRef, useState } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { type Campaign, campaignCalls } from '../../../../contract/campaigns/campaigns.ts';
import { campaignChangeCalls } from '../../../../contract/hub/campaign-changes.ts';
import { ApiError, request, unreachable } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { useActionKey } from '../../../lib/use-action-key.ts';
import { bodyOf } from './body.ts';
import {
  type Draft,
  follow,
  inTurn,
  isDirty,
  isSavedAs,
  keepTyped,
  keepUnanswered,
  replace,
  took,
} from './draft-state.ts';
import { loadRules } from './rules.ts';

/** `kept`: offline, stored in this browser only. `stale`: another window saved meanwhile. */
export type SaveState =
  | { is: 'idle' | 'saving' | 'kept' | 'stale' }
  | { is: 'saved'; at: Date }
  | { is: 'failed'; reason: string };

/** Pause in typing before a draft is saved, ms. */
const pause = 900;

interface AutosaveOptions {
  draft: Draft;
  campaign: Campaign | null;
  body: CampaignBody;
  /** Off for posted campaigns, which are saved by hand; their input is stored in the browser. */
  isOn: boolean;
  /** Receives another window's text. */
  onNewer: (body: CampaignBody) => void;
  onSaved: (campaign: Campaign) => void;
}

/** Autosave of a draft: one request at a time, latest text wins, never overwrites another window's changes. */
export function useAutosave({ draft, campaign, body, isOn, onNewer, onSaved }: AutosaveOptions) {
  const [state, setState] = useState<SaveState>({ is: 'idle' });
  const failure = useRef<unknown>(null);
  const key = useActionKey();
  const text = JSON.stringify(body);

  function fail(error: unknown): null {
    const after = stateAfter(error);
    draft.isStale = after.is === 'stale';
    failure.current = after.is === 'kept' ? unreachable() : error;
    setState(after);
    return null;
  }

  async function send(isNeeded: boolean): Promise<void> {
    while (isDirty(draft) || (isNeeded && draft.id === null)) {
      const sent = draft.latest;
      const { savablePart } = await loadRules();
      const fields = { ...savablePart(JSON.parse(sent) as CampaignBody), draft: true };
      const { data } = draft.id
        ? await updateDraft(draft, draft.id, fields)
        : await request(campaignCalls.addCampaign, { body: fields }, { idempotencyKey: key.keyFor(fields) });
      took(draft, data, sent);
      onSaved(data);
    }
  }

  /** Saves unsaved changes, with `isNeeded` an empty draft too. Returns the draft's id, or null on failure. */
  async function save(isNeeded = false): Promise<string | null> {
    if (!isOn) return draft.id;
    if (draft.isStale) return null;
    setState({ is: 'saving' });
    try {
      await inTurn(draft, () => send(isNeeded));
      setState({ is: 'saved', at: new Date() });
      return draft.id;
    } catch (error) {
      return fail(error);
    }
  }

  /** Runs another change of the campaign, such as its cover; throws if the draft cannot be saved. */
  async function alongside(act: (id: string) => Promise<Campaign>): Promise<void> {
    const id = await save(true);
    if (!id) throw failure.current;
    const changed = await inTurn(draft, () => act(id));
    took(draft, changed);
    onSaved(changed);
  }

  /** Resolves a conflict with another window by the user's choice. */
  async function settle(choice: 'theirs' | 'mine'): Promise<void> {
    if (!draft.id) return;
    try {
      const { data } = await request(campaignCalls.getCampaign, { params: { id: draft.id } });
      if (choice === 'theirs') {
        replace(draft, data);
        onNewer(bodyOf(data));
      } else took(draft, data);
      onSaved(data);
      draft.isStale = false;
      setState({ is: 'idle' });
      if (choice === 'mine') await save();
    } catch (error) {
      fail(error);
    }
  }

  useEffect(() => {
    const newer = campaign && follow(draft, campaign);
    if (newer) onNewer(newer);
  }, [campaign, draft, onNewer]);
  useSaving({ draft, text, isOn, save });
  return { state, save, alongside, settle, fail };
}

/** Saves over the version last read, or over an earlier save of this window whose reply was lost. */
async function updateDraft(draft: Draft, id: string, fields: CampaignBody) {
  try {
    return await putDraft(draft, id, fields);
  } catch (error) {
    if (!isStale(error) || draft.unanswered.length === 0) throw error;
    const { data } = await request(campaignCalls.getCampaign, { params: { id } });
    if (!draft.unanswered.some((sent) => isSavedAs(data, sent))) throw error;
    took(draft, data);
    return putDraft(draft, id, fields);
  }
}

async function putDraft(draft: Draft, id: string, fields: CampaignBody) {
  try {
    const body = { ...fields, updatedAt: draft.readAt };
    return await request(campaignChangeCalls.updateCampaign, { params: { id }, body });
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) keepUnanswered(draft, fields);
    throw error;
  }
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'STALE';

function stateAfter(error: unknown): SaveState {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'STALE') return { is: 'stale' };
  if (code === 'OFFLINE' || !navigator.onLine) return { is: 'kept' };
  return { is: 'failed', reason: reasonOf(error) };
}

interface SavingOptions {
  draft: Draft;
  text: string;
  isOn: boolean;
  save: () => unknown;
}

/** Saves after a typing pause, on leaving, and on reconnection. */
function useSaving({ draft, text, isOn, save }: SavingOptions) {
  const current = useRef(save);
  current.current = save;
  useEffect(() => {
    if (text !== draft.latest) keepTyped(draft, text);
    if (!isOn || !isDirty(draft)) return;
    const timer = setTimeout(() => void current.current(), pause);
    return () => clearTimeout(timer);
  }, [draft, text, isOn]);
  useEffect(() => {
    const saveNow = () => {
      if (isDirty(draft)) void current.current();
    };
    addEventListener('pagehide', saveNow);
    addEventListener('online', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      removeEventListener('online', saveNow);
      saveNow();
    };
  }, [draft]);
}
