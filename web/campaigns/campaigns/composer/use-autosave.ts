import { useEffect, useRef, useState } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { type Campaign, campaignCalls } from '../../../../contract/campaigns/campaigns.ts';
import { campaignChangeCalls } from '../../../../contract/hub/campaign-changes.ts';
import { ApiError, request, unreachable } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { useActionKey } from '../../../lib/use-action-key.ts';
import { bodyOf } from './body.ts';
import { type Draft, follow, inTurn, isDirty, keepTyped, replace, took } from './draft-state.ts';
import { loadRules } from './rules.ts';

/** `kept`: without a connection, in this browser only. `stale`: another window has written meanwhile. */
export type SaveState =
  | { is: 'idle' | 'saving' | 'kept' | 'stale' }
  | { is: 'saved'; at: Date }
  | { is: 'failed'; reason: string };

/** A pause in typing this long (ms) saves the draft. */
const pause = 900;

interface AutosaveOptions {
  draft: Draft;
  campaign: Campaign | null;
  body: CampaignBody;
  /** Posted campaigns are saved by hand; what is typed into them is only kept in the browser. */
  isOn: boolean;
  /** Takes over what another window wrote. */
  onNewer: (body: CampaignBody) => void;
  onSaved: (campaign: Campaign) => void;
}

/** Saves a draft as it is written: one request at a time, the latest text wins, and never over somebody else's. */
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
        ? await updateDraft(draft.id, { ...fields, updatedAt: draft.readAt })
        : await request(campaignCalls.addCampaign, { body: fields }, { idempotencyKey: key.keyFor(fields) });
      took(draft, data, sent);
      onSaved(data);
    }
  }

  /** Saves what is not saved yet, with `isNeeded` an empty draft too; the draft's id, or null where that failed. */
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

  /** Something else that changes the campaign, such as its cover; throws where the draft itself cannot be saved. */
  async function alongside(act: (id: string) => Promise<Campaign>): Promise<void> {
    const id = await save(true);
    if (!id) throw failure.current;
    const changed = await inTurn(draft, () => act(id));
    took(draft, changed);
    onSaved(changed);
  }

  /** After another window wrote: goes on from its text, or writes over it, as the person says. */
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

function updateDraft(id: string, body: CampaignBody & { updatedAt: string | undefined }) {
  return request(campaignChangeCalls.updateCampaign, { params: { id }, body });
}

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

/** When it is saved: after a pause in typing, on leaving, and when the connection is back. */
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
